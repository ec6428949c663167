alter table "staff_session" drop constraint "staff_session_factor_check_fbed94";
alter table "staff_session" add constraint "staff_session_factor_check_4f5fcb" check ("factor" IN ('password', 'otp', 'recoveryCode', 'provider'));
