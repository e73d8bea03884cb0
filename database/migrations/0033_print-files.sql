CREATE TABLE "print_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"seal_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone,
	"sha256" text,
	"bytes" integer,
	"profile_sha256" text,
	"foil" text,
	"writer" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "print_files_line" UNIQUE("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_seal_id_sealed_designs_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."sealed_designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_files_due" ON "print_files" USING btree ("next_attempt_at") WHERE made_at is null;