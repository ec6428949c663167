drop index "episode_review_stat_created_by_idx_27697d";
drop index "episode_review_stat_counted_minutes_idx_164f30";
drop index "episode_review_stat_pay_idx_85c7f1";
drop index "episode_review_stat_remark_idx_ab6b75";
create index "ai_subtitle_task_category_idx_ac5ea5" on "ai_subtitle_task" using btree ("category", id);
