ALTER TABLE "sealed_designs" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "sealed_designs" SET "warnings" = (SELECT jsonb_agg('{"code": "near-edge"}'::jsonb || "told") FROM jsonb_array_elements("near_edge") AS "told") WHERE jsonb_array_length("near_edge") > 0;--> statement-breakpoint
ALTER TABLE "sealed_designs" DROP COLUMN "near_edge";
