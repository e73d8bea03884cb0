ALTER TABLE "stories" ADD COLUMN "published_names" json;
--> statement-breakpoint
UPDATE "stories" SET "published_names" = json_build_object(
  'name', coalesce((SELECT v."name" FROM "story_versions" v WHERE v."story_id" = "stories"."id" AND v."version" = "stories"."published_version"), "stories"."name"),
  'translated', (SELECT coalesce(json_object_agg(slug.value ->> 'lang', slug.value -> 'name'), '{}'::json) FROM json_array_elements("stories"."translated_slugs") slug)
) WHERE "published_version" IS NOT NULL;
