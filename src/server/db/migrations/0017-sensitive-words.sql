drop index "sensitive_word_word_language_match_key_9ef2c3";
create unique index "sensitive_word_word_language_match_areas_key_996609" on "sensitive_word" ("word", "language", "match", "areas");
