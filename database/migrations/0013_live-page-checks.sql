CREATE TABLE "live_page_checks" (
	"space_id" integer PRIMARY KEY NOT NULL,
	"catalogue_version" text NOT NULL,
	"day" text NOT NULL,
	"broken_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_page_checks" ADD CONSTRAINT "live_page_checks_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;