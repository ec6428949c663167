alter table "reviewer" drop constraint "reviewer_duty_check_a1a75b";
alter table "reviewer" add constraint "reviewer_duty_check_9c168e" check ("duty" IN ('off', 'on', 'break'));
