CREATE TABLE "accessories" (
	"sku" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sub_type" text,
	"width" integer,
	"height" integer,
	"paper" text,
	"color" text,
	"label" text NOT NULL,
	"price_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"minor_units" integer NOT NULL,
	CONSTRAINT "prices_name_currency_country_pk" PRIMARY KEY("name","currency","country")
);
--> statement-breakpoint
CREATE TABLE "quantity_scales" (
	"name" text NOT NULL,
	"from_quantity" integer NOT NULL,
	"per_mille" integer NOT NULL,
	CONSTRAINT "quantity_scales_name_from_quantity_pk" PRIMARY KEY("name","from_quantity")
);
--> statement-breakpoint
CREATE INDEX "accessories_kind" ON "accessories" USING btree ("kind");