ALTER TABLE "asset_files" DROP CONSTRAINT "asset_files_pkey";--> statement-breakpoint
ALTER TABLE "asset_files" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_files" ADD CONSTRAINT "asset_files_asset_id_part_pk" PRIMARY KEY("asset_id","part");
