CREATE TABLE "product_formats" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"format" text NOT NULL,
	CONSTRAINT "product_formats_kind_id_position_pk" PRIMARY KEY("kind","id","position")
);
--> statement-breakpoint
CREATE TABLE "product_markets" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"countries" text[] NOT NULL,
	CONSTRAINT "product_markets_kind_id_channel_pk" PRIMARY KEY("kind","id","channel")
);
--> statement-breakpoint
CREATE TABLE "product_withdrawals" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"market" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_withdrawals_kind_id_market_pk" PRIMARY KEY("kind","id","market")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"product_type" text NOT NULL,
	"design_id" integer,
	"search_text" text NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "products_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "product_formats" ADD CONSTRAINT "product_formats_kind_id_products_kind_id_fk" FOREIGN KEY ("kind","id") REFERENCES "public"."products"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_markets" ADD CONSTRAINT "product_markets_kind_id_products_kind_id_fk" FOREIGN KEY ("kind","id") REFERENCES "public"."products"("kind","id") ON DELETE cascade ON UPDATE no action;