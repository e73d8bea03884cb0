ALTER TABLE "sealed_designs" DROP CONSTRAINT "sealed_designs_revision";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_request" UNIQUE("request_hash");--> statement-breakpoint
ALTER TABLE "sealed_designs" ADD CONSTRAINT "sealed_designs_revision" UNIQUE("draft_id","revision","design_id");