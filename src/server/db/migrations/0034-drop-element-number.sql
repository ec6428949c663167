drop index "element_element_id_key_c27c1c";
alter table "element" drop column "element_id";
