CREATE TABLE "invoice_pdfs" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea",
	"sha256" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"credits" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"total_minor_units" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_credits_unique" UNIQUE("credits")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_pdfs" ADD CONSTRAINT "invoice_pdfs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_invoices_id_fk" FOREIGN KEY ("credits") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_pdfs_due" ON "invoice_pdfs" USING btree ("next_attempt_at") WHERE content is null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_an_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "keep_as_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % stay as they were issued', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "keep_as_issued"();--> statement-breakpoint
CREATE TRIGGER "invoice_pdfs_stay" BEFORE UPDATE ON "invoice_pdfs" FOR EACH ROW WHEN (OLD."content" IS NOT NULL OR OLD."invoice_id" <> NEW."invoice_id") EXECUTE FUNCTION "keep_as_issued"();--> statement-breakpoint
CREATE TRIGGER "invoice_pdfs_are_kept" BEFORE DELETE ON "invoice_pdfs" FOR EACH ROW EXECUTE FUNCTION "keep_as_issued"();
