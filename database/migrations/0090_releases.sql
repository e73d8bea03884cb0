CREATE TABLE "release_stories" (
	"release_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"base_content" json NOT NULL,
	"base_version" integer NOT NULL,
	"content" json NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"author" text NOT NULL,
	"is_only_draft" boolean DEFAULT false NOT NULL,
	"approved_version" integer,
	"approved_by" text,
	"version_before" integer,
	"version_after" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_stories_release_id_story_id_pk" PRIMARY KEY("release_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"space_id" integer NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"origin" text DEFAULT 'editor' NOT NULL,
	"replacement" json,
	"undoes" integer,
	"release_at" timestamp (3) with time zone,
	"author" text NOT NULL,
	"author_number" integer NOT NULL,
	"released_at" timestamp (3) with time zone,
	"released_by" text,
	"refused_at" timestamp (3) with time zone,
	"findings" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "release_stories" ADD CONSTRAINT "release_stories_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_stories" ADD CONSTRAINT "release_stories_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_undoes_releases_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_stories_story" ON "release_stories" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("release_at") WHERE released_at is null and refused_at is null;--> statement-breakpoint
CREATE INDEX "releases_settled" ON "releases" USING btree ("space_id","released_at");