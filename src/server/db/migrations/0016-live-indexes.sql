drop index "live_dress_dress_place_key_b2135a";
create unique index "live_dress_dress_place_areas_key_9863ab" on "live_dress" ("dress", "place", "areas");
create index "anchor_functions_gin_dedf62" on "anchor" using gin ("functions");
