CREATE TABLE "flag_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"revision" integer,
	"rollout" jsonb,
	"added" integer,
	"removed" integer
);
--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "treatments" jsonb;--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "phase" text DEFAULT 'running' NOT NULL;--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "planned_visitors" integer;--> statement-breakpoint
ALTER TABLE "flag_rollouts" ADD COLUMN "drawn_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "flag_changes_subject" ON "flag_changes" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "flag_events_key" ON "flag_events" USING btree ("key","happened_at");