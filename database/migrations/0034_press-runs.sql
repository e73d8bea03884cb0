CREATE TABLE "press_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" serial NOT NULL,
	"press_group" jsonb NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone,
	"sha256" text,
	"bytes" integer,
	"sheets" integer,
	"prints" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "press_runs_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "pages" jsonb;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "press_run_id" uuid;--> statement-breakpoint
CREATE INDEX "press_runs_due" ON "press_runs" USING btree ("next_attempt_at") WHERE made_at is null;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_press_run_id_press_runs_id_fk" FOREIGN KEY ("press_run_id") REFERENCES "public"."press_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_files_run" ON "print_files" USING btree ("press_run_id");