CREATE TABLE "stand_in_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_number" text NOT NULL,
	"minor_units" integer NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stand_in_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("reference");