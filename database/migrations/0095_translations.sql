CREATE TABLE "translation_counts" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"mark" text NOT NULL,
	"texts" integer[] NOT NULL,
	"missing" integer[] NOT NULL,
	"older" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_doubts" (
	"story_id" integer NOT NULL,
	"language" text NOT NULL,
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"source" json,
	CONSTRAINT "translation_doubts_story_id_language_uid_key_pk" PRIMARY KEY("story_id","language","uid","key")
);
--> statement-breakpoint
ALTER TABLE "translation_counts" ADD CONSTRAINT "translation_counts_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_doubts" ADD CONSTRAINT "translation_doubts_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;