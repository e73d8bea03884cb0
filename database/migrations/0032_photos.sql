CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stored_name" text NOT NULL,
	"state" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focus_x" double precision NOT NULL,
	"focus_y" double precision NOT NULL,
	"captured_at" text,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "photos_stored_name_unique" UNIQUE("stored_name")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_expiry" ON "photos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "photos_customer" ON "photos" USING btree ("customer_id");