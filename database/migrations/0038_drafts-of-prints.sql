ALTER TABLE "drafts" ALTER COLUMN "design_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "sealed_designs" ALTER COLUMN "design_id" SET DATA TYPE text;