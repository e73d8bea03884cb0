CREATE TABLE "press_handovers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"print_file_id" uuid,
	"press_run_id" uuid,
	"handed_over_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "press_handovers_print_file_id_unique" UNIQUE("print_file_id"),
	CONSTRAINT "press_handovers_press_run_id_unique" UNIQUE("press_run_id")
);
--> statement-breakpoint
ALTER TABLE "press_handovers" ADD CONSTRAINT "press_handovers_print_file_id_print_files_id_fk" FOREIGN KEY ("print_file_id") REFERENCES "public"."print_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_handovers" ADD CONSTRAINT "press_handovers_press_run_id_press_runs_id_fk" FOREIGN KEY ("press_run_id") REFERENCES "public"."press_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "press_handovers_due" ON "press_handovers" USING btree ("next_attempt_at") WHERE handed_over_at is null;