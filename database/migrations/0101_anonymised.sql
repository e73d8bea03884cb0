ALTER TABLE "orders" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_leaving" ON "orders" USING btree ("placed_at") WHERE erasure_asked_at is not null and anonymised_at is null;
