ALTER TABLE "contract_withdrawals" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_withdrawals" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_leaving" ON "orders" USING btree ("placed_at") WHERE erasure_asked_at is not null and anonymised_at is null;
