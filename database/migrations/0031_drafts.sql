CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"key_hash" text,
	"channel" text NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"design_id" integer NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_designs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"design_id" integer NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"choice" jsonb NOT NULL,
	"recipe" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"document" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "sealed_designs_revision" UNIQUE("draft_id","revision")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_designs" ADD CONSTRAINT "sealed_designs_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_customer" ON "drafts" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "drafts_expiry" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sealed_designs_expiry" ON "sealed_designs" USING btree ("expires_at");