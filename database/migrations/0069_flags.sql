CREATE TABLE "flag_client_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"client" text NOT NULL,
	"report" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_counts" (
	"flag" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "flag_counts_flag_kind_hour_pk" PRIMARY KEY("flag","kind","hour")
);
--> statement-breakpoint
CREATE TABLE "flag_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"event_type" text NOT NULL,
	"traffic_type" text NOT NULL,
	"value" double precision,
	"properties" jsonb,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_impressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flag" text NOT NULL,
	"key" text NOT NULL,
	"bucketing_key" text,
	"treatment" text NOT NULL,
	"label" text,
	"change_number" bigint,
	"properties" text,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_rollouts" (
	"flag" text PRIMARY KEY NOT NULL,
	"rollout" jsonb NOT NULL,
	"change_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_segment_keys" (
	"segment" text NOT NULL,
	"key" text NOT NULL,
	"is_member" boolean NOT NULL,
	"change_number" bigint NOT NULL,
	CONSTRAINT "flag_segment_keys_segment_key_pk" PRIMARY KEY("segment","key")
);
--> statement-breakpoint
CREATE INDEX "flag_client_reports_received" ON "flag_client_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "flag_events_happened" ON "flag_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "flag_impressions_flag" ON "flag_impressions" USING btree ("flag","shown_at");