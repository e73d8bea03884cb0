ALTER TABLE "drafts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_request" UNIQUE("request_hash");