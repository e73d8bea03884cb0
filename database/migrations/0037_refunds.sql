CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"settles" text NOT NULL,
	"quantities" integer[] NOT NULL,
	"shipping_minor_units" integer NOT NULL,
	"charge" jsonb NOT NULL,
	"ended_vouchers" jsonb NOT NULL,
	"reason" text,
	"by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_credits_unique";--> statement-breakpoint
ALTER TABLE "contract_withdrawals" ADD COLUMN "goods" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_withdrawals" ADD COLUMN "quantities" integer[];--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "stand_in_payments" ADD COLUMN "refunded_minor_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stand_in_payments" ADD COLUMN "refund_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_once" ON "refunds" USING btree ("order_id") WHERE state = 'asked';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id");