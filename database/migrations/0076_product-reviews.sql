CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"channel" text NOT NULL,
	"locale" text NOT NULL,
	"rating" integer NOT NULL,
	"words" text NOT NULL,
	"author" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_reviews_once" UNIQUE("order_id","kind","product_id"),
	CONSTRAINT "product_reviews_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "product_reviews_state" CHECK (state in ('open', 'accepted', 'refused')),
	CONSTRAINT "product_reviews_reason" CHECK ((state = 'refused') = (reason is not null)),
	CONSTRAINT "product_reviews_decided" CHECK (state = 'open' or decided_at is not null)
);
--> statement-breakpoint
CREATE TABLE "review_opt_outs" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("channel","kind","product_id","state");--> statement-breakpoint
CREATE INDEX "product_reviews_states" ON "product_reviews" USING btree ("state","decided_at");