CREATE TABLE "story_schedulings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_schedulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"space_id" integer NOT NULL,
	"story_id" integer NOT NULL,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"outcome" text,
	"findings" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_schedulings_over" CHECK ((settled_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "story_schedulings" ADD CONSTRAINT "story_schedulings_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_schedulings" ADD CONSTRAINT "story_schedulings_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_schedulings_due" ON "story_schedulings" USING btree ("at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "story_schedulings_settled" ON "story_schedulings" USING btree ("space_id","settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "story_schedulings_open" ON "story_schedulings" USING btree ("story_id","action") WHERE settled_at is null;