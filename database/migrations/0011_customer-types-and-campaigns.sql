CREATE TABLE "voucher_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"channels" text[] NOT NULL,
	"countries" text[],
	"customer_types" text[],
	"amounts" jsonb NOT NULL,
	"is_for_first_order" boolean NOT NULL,
	"first_day" date,
	"last_day" date
);
--> statement-breakpoint
ALTER TABLE "product_markets" ADD COLUMN "customer_types" text[];--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_campaign_id_voucher_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."voucher_campaigns"("id") ON DELETE set null ON UPDATE no action;