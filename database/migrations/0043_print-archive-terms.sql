DROP INDEX "press_runs_due";--> statement-breakpoint
DROP INDEX "print_files_due";--> statement-breakpoint
ALTER TABLE "sealed_designs" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sealed_designs" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sealed_designs" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erasure_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "archive_erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "press_runs" ADD COLUMN "plates" jsonb;--> statement-breakpoint
ALTER TABLE "press_runs" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "print_files" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sealed_designs_photos" ON "sealed_designs" USING gin (jsonb_path_query_array("content", '$.photos.*.photoId'));--> statement-breakpoint
CREATE INDEX "order_lines_seal" ON "order_lines" USING btree (("shown" -> 'item' ->> 'sealId'));--> statement-breakpoint
CREATE INDEX "orders_archived" ON "orders" USING btree ("placed_at") WHERE archive_erased_at is null and state in ('shipped', 'delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "press_runs_due" ON "press_runs" USING btree ("next_attempt_at") WHERE made_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "print_files_due" ON "print_files" USING btree ("next_attempt_at") WHERE made_at is null and erased_at is null;--> statement-breakpoint
ALTER TABLE "sealed_designs" ADD CONSTRAINT "sealed_designs_erased" CHECK ((erased_at is null) = (document is not null) and (erased_at is null) = (content is not null));