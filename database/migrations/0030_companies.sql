CREATE TABLE "companies" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL,
	"invoice_email" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
ALTER TABLE "sign_up_requests" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_whitelabel_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_states" ON "companies" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(translate(replace(lower(coalesce("number", '') || ' ' || split_part(coalesce("number", ''), '-', 2) || ' ' || ltrim(split_part(coalesce("number", ''), '-', 2), '0') || ' ' || "email" || (' ' || coalesce("billing_address" ->> 'firstName', '') || ' ' || coalesce("billing_address" ->> 'lastName', '') || ' ' || coalesce("billing_address" ->> 'company', '') || ' ' || coalesce("billing_address" ->> 'vatId', '') || ' ' || coalesce("billing_address" ->> 'city', '') || ' ' || coalesce("billing_address" ->> 'postalCode', '') || ' ' || replace(coalesce("billing_address" ->> 'postalCode', ''), ' ', '') || ' ' || coalesce("delivery_address" ->> 'firstName', '') || ' ' || coalesce("delivery_address" ->> 'lastName', '') || ' ' || coalesce("delivery_address" ->> 'company', '') || ' ' || coalesce("delivery_address" ->> 'vatId', '') || ' ' || coalesce("delivery_address" ->> 'city', '') || ' ' || coalesce("delivery_address" ->> 'postalCode', '') || ' ' || replace(coalesce("delivery_address" ->> 'postalCode', ''), ' ', '') || ' ' || coalesce("business" ->> 'reference', '')) || replace((' ' || coalesce("billing_address" ->> 'firstName', '') || ' ' || coalesce("billing_address" ->> 'lastName', '') || ' ' || coalesce("billing_address" ->> 'company', '') || ' ' || coalesce("billing_address" ->> 'vatId', '') || ' ' || coalesce("billing_address" ->> 'city', '') || ' ' || coalesce("billing_address" ->> 'postalCode', '') || ' ' || replace(coalesce("billing_address" ->> 'postalCode', ''), ' ', '') || ' ' || coalesce("delivery_address" ->> 'firstName', '') || ' ' || coalesce("delivery_address" ->> 'lastName', '') || ' ' || coalesce("delivery_address" ->> 'company', '') || ' ' || coalesce("delivery_address" ->> 'vatId', '') || ' ' || coalesce("delivery_address" ->> 'city', '') || ' ' || coalesce("delivery_address" ->> 'postalCode', '') || ' ' || replace(coalesce("delivery_address" ->> 'postalCode', ''), ' ', '') || ' ' || coalesce("business" ->> 'reference', '')), '-', ' ')), 'ß', 'ss'), 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿÀÁÂÄÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÖÕÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[[:space:],]+'), '')));