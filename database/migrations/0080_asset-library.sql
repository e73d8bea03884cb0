CREATE TABLE "asset_replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asset_replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"space_id" integer NOT NULL,
	"asset_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"is_new_file" boolean NOT NULL,
	"stories" json NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(short_name || ' ' || coalesce(alt, '') || ' ' || coalesce(title, '') || ' ' || coalesce(copyright, '') || ' ' || coalesce(source, '') || ' ' || regexp_replace(meta_data::text, '"[^"]*"[[:space:]]*:', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_replacements" ADD CONSTRAINT "asset_replacements_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_replacements" ADD CONSTRAINT "asset_replacements_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_replacements" ADD CONSTRAINT "asset_replacements_by_id_assets_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_newest" ON "assets" USING btree ("space_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assets_content" ON "assets" USING btree ("space_id","content_hash");--> statement-breakpoint
UPDATE "assets" SET "content_hash" = (SELECT encode(sha256(string_agg("content", ''::bytea ORDER BY "part")), 'hex') FROM "asset_files" WHERE "asset_id" = "assets"."id") WHERE "uploaded_at" IS NOT NULL;
