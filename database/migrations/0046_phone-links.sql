CREATE TABLE "phone_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"sent" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD COLUMN "moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_links_draft" ON "phone_links" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_link_id_phone_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."phone_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uploads_link" ON "photo_uploads" USING btree ("link_id");