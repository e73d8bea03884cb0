CREATE TABLE "vat_id_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_id_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"vat_id" text NOT NULL,
	"company" text NOT NULL,
	"outcome" text NOT NULL,
	"operator" text,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "intra_community" jsonb;--> statement-breakpoint
ALTER TABLE "vat_id_checks" ADD CONSTRAINT "vat_id_checks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_id_checks_customer" ON "vat_id_checks" USING btree ("customer_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_intra_community" CHECK (intra_community is null or (intra_community ->> 'vatId' = billing_address ->> 'vatId' and not jsonb_path_exists(totals, '$.vat[*] ? (@.ratePerMille > 0)')));