ALTER TABLE "spaces" ADD COLUMN "preview_domain" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "environments" json DEFAULT '[]'::json NOT NULL;