CREATE TABLE "event_drafts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "event_guests_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"envelope" text DEFAULT '' NOT NULL,
	"place" jsonb,
	"email" text DEFAULT '' NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"reply" text DEFAULT 'open' NOT NULL,
	"coming" integer,
	"message" text DEFAULT '' NOT NULL,
	"diet" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"reply_by" date,
	"words" text NOT NULL,
	"kept_until" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_uploads" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"has_head" boolean NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_drafts" ADD CONSTRAINT "event_drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_guests" ADD CONSTRAINT "event_guests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_uploads" ADD CONSTRAINT "guest_uploads_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_guests_event" ON "event_guests" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "events_customer" ON "events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "events_kept" ON "events" USING btree ("kept_until");