CREATE TABLE "photo_upload_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"photo_id" uuid,
	"likeness" text,
	"sharpness" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_upload_parts" ADD CONSTRAINT "photo_upload_parts_upload_id_photo_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."photo_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_upload_parts_upload" ON "photo_upload_parts" USING btree ("upload_id","start");--> statement-breakpoint
CREATE INDEX "photo_uploads_expiry" ON "photo_uploads" USING btree ("expires_at");