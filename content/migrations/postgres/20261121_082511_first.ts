import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."page_key" AS ENUM('home', 'becomedealer', 'blog', 'blogdetail', 'career', 'contact', 'event', 'eventdetails', 'faqs', 'testimonial', 'gallery', 'aboutus', 'productmillio', 'productmastee', 'productmajor', 'productmanzil', 'careerdetail', 'certification', 'tradeshow', 'notfound');
  CREATE TYPE "public"."enum_questions_shown_on" AS ENUM('home', 'faqs', 'dealer');
  CREATE TYPE "public"."enum_products_variants_kind" AS ENUM('body', 'colour');
  CREATE TYPE "public"."figure_unit" AS ENUM('km', 'km/h', 'kWh', 'kW', 'W', 'V', 'A', 'Ah', 'Nm', 'kg', 'mm', 'm³', 'h', 'months', 'years', 'degrees', '%', '₹', 'paise/km', 'passengers', 'countries');
  CREATE TYPE "public"."figure_qualifier" AS ENUM('about', 'over', 'up to');
  CREATE TYPE "public"."figure_notation" AS ENUM('lakh', 'crore');
  CREATE TYPE "public"."figure_group" AS ENUM('claims', 'capacity', 'dimensions', 'performance', 'battery', 'motor', 'chassis', 'equipment', 'warranty');
  CREATE TYPE "public"."icon_name" AS ENUM('axle', 'battery', 'body', 'brake', 'building', 'charge', 'cloud', 'comfort', 'controller', 'custom', 'delivery', 'display', 'driver', 'fuel', 'gear', 'globe', 'government', 'handshake', 'health', 'heart', 'home', 'leaf', 'light', 'load', 'mirror', 'motor', 'noise', 'people', 'person', 'price', 'quality', 'range', 'road', 'rural', 'safety', 'savings', 'seat', 'service', 'shield', 'shop', 'slope', 'speed', 'star', 'storage', 'student', 'suspension', 'tax', 'telematics', 'tool', 'tourist', 'warranty', 'wheel', 'wind');
  CREATE TYPE "public"."enum_products_breadcrumb_parent" AS ENUM('Products', 'Our Products');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('passenger', 'cargo', 'pickup', 'bicycle');
  CREATE TYPE "public"."enum_products_menu_group" AS ENUM('Passenger', 'Cargo', 'E-bikes');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'sales', 'hr');
  CREATE TYPE "public"."contact_purpose" AS ENUM('main', 'dealer', 'sales', 'careers');
  CREATE TYPE "public"."enum_site_settings_addresses_purpose" AS ENUM('headOffice', 'showroom', 'contact');
  CREATE TYPE "public"."enum_site_settings_social_profiles_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum_site_settings_domain_status" AS ENUM('live', 'preview', 'maintenance');
  CREATE TABLE "page_meta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "page_key" NOT NULL,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"heading" varchar,
  	"introduction" varchar,
  	"banner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"picture_id" integer NOT NULL,
  	"product_id" integer,
  	"figure_key" varchar,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "questions_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_questions_shown_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_products_variants_kind" NOT NULL,
  	"swatch" varchar,
  	"inquiry_label" varchar NOT NULL
  );
  
  CREATE TABLE "products_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"group" "figure_group" NOT NULL,
  	"in_specification" boolean DEFAULT true,
  	"note" varchar
  );
  
  CREATE TABLE "products_customer_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_innovations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_segment_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_end_users" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"age_from" numeric,
  	"age_to" numeric
  );
  
  CREATE TABLE "products_target_customers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "products_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure_key" varchar NOT NULL,
  	"rival1_number" numeric,
  	"rival2_number" numeric,
  	"rival1_text" varchar,
  	"rival2_text" varchar
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"plate_name" varchar NOT NULL,
  	"line" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"breadcrumb_parent" "enum_products_breadcrumb_parent" DEFAULT 'Products' NOT NULL,
  	"hero_picture_id" integer NOT NULL,
  	"banner_picture_id" integer,
  	"colour_customisation" boolean DEFAULT false,
  	"innovations_heading" varchar,
  	"comparison_heading" varchar,
  	"comparison_note" varchar,
  	"comparison_rival1" varchar,
  	"comparison_rival2" varchar,
  	"inquiry_marker_field" varchar,
  	"key" varchar NOT NULL,
  	"kind" "enum_products_kind" NOT NULL,
  	"menu_group" "enum_products_menu_group" NOT NULL,
  	"meta_key" "page_key" NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"questions_id" integer
  );
  
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"picture_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_picture_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"place" varchar,
  	"info" jsonb,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"version_info" jsonb,
  	"version_picture_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "trade_shows_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar,
  	"category" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"poster_id" integer
  );
  
  CREATE TABLE "trade_shows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"token" varchar NOT NULL,
  	"introduction" varchar NOT NULL,
  	"heading" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"designation" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"picture_id" integer,
  	"product_id" integer,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gallery_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"tone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w320_url" varchar,
  	"sizes_w320_width" numeric,
  	"sizes_w320_height" numeric,
  	"sizes_w320_mime_type" varchar,
  	"sizes_w320_filesize" numeric,
  	"sizes_w320_filename" varchar,
  	"sizes_w320avif_url" varchar,
  	"sizes_w320avif_width" numeric,
  	"sizes_w320avif_height" numeric,
  	"sizes_w320avif_mime_type" varchar,
  	"sizes_w320avif_filesize" numeric,
  	"sizes_w320avif_filename" varchar,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w480avif_url" varchar,
  	"sizes_w480avif_width" numeric,
  	"sizes_w480avif_height" numeric,
  	"sizes_w480avif_mime_type" varchar,
  	"sizes_w480avif_filesize" numeric,
  	"sizes_w480avif_filename" varchar,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w640avif_url" varchar,
  	"sizes_w640avif_width" numeric,
  	"sizes_w640avif_height" numeric,
  	"sizes_w640avif_mime_type" varchar,
  	"sizes_w640avif_filesize" numeric,
  	"sizes_w640avif_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w960avif_url" varchar,
  	"sizes_w960avif_width" numeric,
  	"sizes_w960avif_height" numeric,
  	"sizes_w960avif_mime_type" varchar,
  	"sizes_w960avif_filesize" numeric,
  	"sizes_w960avif_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w1280avif_url" varchar,
  	"sizes_w1280avif_width" numeric,
  	"sizes_w1280avif_height" numeric,
  	"sizes_w1280avif_mime_type" varchar,
  	"sizes_w1280avif_filesize" numeric,
  	"sizes_w1280avif_filename" varchar,
  	"sizes_w1920_url" varchar,
  	"sizes_w1920_width" numeric,
  	"sizes_w1920_height" numeric,
  	"sizes_w1920_mime_type" varchar,
  	"sizes_w1920_filesize" numeric,
  	"sizes_w1920_filename" varchar,
  	"sizes_w1920avif_url" varchar,
  	"sizes_w1920avif_width" numeric,
  	"sizes_w1920avif_height" numeric,
  	"sizes_w1920avif_mime_type" varchar,
  	"sizes_w1920avif_filesize" numeric,
  	"sizes_w1920avif_filename" varchar,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_thumbavif_url" varchar,
  	"sizes_thumbavif_width" numeric,
  	"sizes_thumbavif_height" numeric,
  	"sizes_thumbavif_mime_type" varchar,
  	"sizes_thumbavif_filesize" numeric,
  	"sizes_thumbavif_filename" varchar
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"issuer" varchar,
  	"text" varchar,
  	"picture_id" integer NOT NULL,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"qualification" varchar NOT NULL,
  	"experience" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"openings" numeric DEFAULT 1,
  	"open" boolean DEFAULT true,
  	"posted_at" timestamp(3) with time zone NOT NULL,
  	"closes_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"document" numeric
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"page_meta_id" integer,
  	"banners_id" integer,
  	"questions_id" integer,
  	"products_id" integer,
  	"blogs_id" integer,
  	"events_id" integer,
  	"trade_shows_id" integer,
  	"testimonials_id" integer,
  	"gallery_items_id" integer,
  	"media_id" integer,
  	"certificates_id" integer,
  	"states_id" integer,
  	"cities_id" integer,
  	"jobs_id" integer,
  	"staff_id" integer,
  	"seed_records_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_page_introduction_selling_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "home_page_benefits_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"text" varchar,
  	"condition" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"text" varchar,
  	"condition" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"introduction_heading" varchar NOT NULL,
  	"introduction_text" varchar NOT NULL,
  	"benefits_heading" varchar NOT NULL,
  	"benefits_text" varchar NOT NULL,
  	"headings_range" varchar NOT NULL,
  	"headings_testimonials" varchar NOT NULL,
  	"headings_gallery" varchar NOT NULL,
  	"headings_news" varchar NOT NULL,
  	"headings_questions" varchar NOT NULL,
  	"headings_statistics" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_parent_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"text" varchar,
  	"condition" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "about_page_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"story" jsonb NOT NULL,
  	"picture_id" integer,
  	"mission" varchar NOT NULL,
  	"vision" varchar NOT NULL,
  	"needs_heading" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dealer_page_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "dealer_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"pitch" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dealer_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "site_settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL
  );
  
  CREATE TABLE "site_settings_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL
  );
  
  CREATE TABLE "site_settings_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"purpose" "enum_site_settings_addresses_purpose" NOT NULL,
  	"lines" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "site_settings_social_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_social_profiles_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company" varchar NOT NULL,
  	"brand" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"parent_name" varchar,
  	"tagline" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"whatsapp" varchar,
  	"opening_hours" varchar,
  	"domain_status" "enum_site_settings_domain_status" DEFAULT 'live' NOT NULL,
  	"announcement" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content_revision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "page_meta" ADD CONSTRAINT "page_meta_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions_shown_on" ADD CONSTRAINT "questions_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants" ADD CONSTRAINT "products_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures" ADD CONSTRAINT "products_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_customer_requirements" ADD CONSTRAINT "products_customer_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_solutions" ADD CONSTRAINT "products_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_innovations" ADD CONSTRAINT "products_innovations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_segment_needs" ADD CONSTRAINT "products_segment_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_end_users" ADD CONSTRAINT "products_end_users_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_target_customers" ADD CONSTRAINT "products_target_customers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_accessories" ADD CONSTRAINT "products_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison_rows" ADD CONSTRAINT "products_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_banner_picture_id_media_id_fk" FOREIGN KEY ("banner_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_shows_categories" ADD CONSTRAINT "trade_shows_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_images" ADD CONSTRAINT "trade_shows_images_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_shows_images" ADD CONSTRAINT "trade_shows_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_videos" ADD CONSTRAINT "trade_shows_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_shows_videos" ADD CONSTRAINT "trade_shows_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_meta_fk" FOREIGN KEY ("page_meta_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trade_shows_fk" FOREIGN KEY ("trade_shows_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_items_fk" FOREIGN KEY ("gallery_items_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_introduction_selling_points" ADD CONSTRAINT "home_page_introduction_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_benefits_figures" ADD CONSTRAINT "home_page_benefits_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics" ADD CONSTRAINT "home_page_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_parent_facts" ADD CONSTRAINT "about_page_parent_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_values" ADD CONSTRAINT "about_page_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_needs" ADD CONSTRAINT "about_page_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_page_offers" ADD CONSTRAINT "dealer_page_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_rels" ADD CONSTRAINT "dealer_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_rels" ADD CONSTRAINT "dealer_page_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_phones" ADD CONSTRAINT "site_settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_emails" ADD CONSTRAINT "site_settings_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_addresses" ADD CONSTRAINT "site_settings_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_profiles" ADD CONSTRAINT "site_settings_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "page_meta_key_idx" ON "page_meta" USING btree ("key");
  CREATE INDEX "page_meta_banner_idx" ON "page_meta" USING btree ("banner_id");
  CREATE INDEX "page_meta_updated_at_idx" ON "page_meta" USING btree ("updated_at");
  CREATE INDEX "page_meta_created_at_idx" ON "page_meta" USING btree ("created_at");
  CREATE INDEX "banners_picture_idx" ON "banners" USING btree ("picture_id");
  CREATE INDEX "banners_product_idx" ON "banners" USING btree ("product_id");
  CREATE INDEX "banners_order_idx" ON "banners" USING btree ("order");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "questions_shown_on_order_idx" ON "questions_shown_on" USING btree ("order");
  CREATE INDEX "questions_shown_on_parent_idx" ON "questions_shown_on" USING btree ("parent_id");
  CREATE INDEX "questions_order_idx" ON "questions" USING btree ("order");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "products_variants_order_idx" ON "products_variants" USING btree ("_order");
  CREATE INDEX "products_variants_parent_id_idx" ON "products_variants" USING btree ("_parent_id");
  CREATE INDEX "products_figures_order_idx" ON "products_figures" USING btree ("_order");
  CREATE INDEX "products_figures_parent_id_idx" ON "products_figures" USING btree ("_parent_id");
  CREATE INDEX "products_customer_requirements_order_idx" ON "products_customer_requirements" USING btree ("_order");
  CREATE INDEX "products_customer_requirements_parent_id_idx" ON "products_customer_requirements" USING btree ("_parent_id");
  CREATE INDEX "products_solutions_order_idx" ON "products_solutions" USING btree ("_order");
  CREATE INDEX "products_solutions_parent_id_idx" ON "products_solutions" USING btree ("_parent_id");
  CREATE INDEX "products_innovations_order_idx" ON "products_innovations" USING btree ("_order");
  CREATE INDEX "products_innovations_parent_id_idx" ON "products_innovations" USING btree ("_parent_id");
  CREATE INDEX "products_segment_needs_order_idx" ON "products_segment_needs" USING btree ("_order");
  CREATE INDEX "products_segment_needs_parent_id_idx" ON "products_segment_needs" USING btree ("_parent_id");
  CREATE INDEX "products_end_users_order_idx" ON "products_end_users" USING btree ("_order");
  CREATE INDEX "products_end_users_parent_id_idx" ON "products_end_users" USING btree ("_parent_id");
  CREATE INDEX "products_target_customers_order_idx" ON "products_target_customers" USING btree ("_order");
  CREATE INDEX "products_target_customers_parent_id_idx" ON "products_target_customers" USING btree ("_parent_id");
  CREATE INDEX "products_accessories_order_idx" ON "products_accessories" USING btree ("_order");
  CREATE INDEX "products_accessories_parent_id_idx" ON "products_accessories" USING btree ("_parent_id");
  CREATE INDEX "products_comparison_rows_order_idx" ON "products_comparison_rows" USING btree ("_order");
  CREATE INDEX "products_comparison_rows_parent_id_idx" ON "products_comparison_rows" USING btree ("_parent_id");
  CREATE INDEX "products_hero_picture_idx" ON "products" USING btree ("hero_picture_id");
  CREATE INDEX "products_banner_picture_idx" ON "products" USING btree ("banner_picture_id");
  CREATE UNIQUE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_questions_id_idx" ON "products_rels" USING btree ("questions_id");
  CREATE INDEX "blogs_picture_idx" ON "blogs" USING btree ("picture_id");
  CREATE INDEX "blogs_published_at_idx" ON "blogs" USING btree ("published_at");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_picture_idx" ON "_blogs_v" USING btree ("version_picture_id");
  CREATE INDEX "_blogs_v_version_version_published_at_idx" ON "_blogs_v" USING btree ("version_published_at");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_date_idx" ON "events" USING btree ("date");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_date_idx" ON "_events_v" USING btree ("version_date");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "trade_shows_categories_order_idx" ON "trade_shows_categories" USING btree ("_order");
  CREATE INDEX "trade_shows_categories_parent_id_idx" ON "trade_shows_categories" USING btree ("_parent_id");
  CREATE INDEX "trade_shows_images_order_idx" ON "trade_shows_images" USING btree ("_order");
  CREATE INDEX "trade_shows_images_parent_id_idx" ON "trade_shows_images" USING btree ("_parent_id");
  CREATE INDEX "trade_shows_images_picture_idx" ON "trade_shows_images" USING btree ("picture_id");
  CREATE INDEX "trade_shows_videos_order_idx" ON "trade_shows_videos" USING btree ("_order");
  CREATE INDEX "trade_shows_videos_parent_id_idx" ON "trade_shows_videos" USING btree ("_parent_id");
  CREATE INDEX "trade_shows_videos_poster_idx" ON "trade_shows_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "trade_shows_token_idx" ON "trade_shows" USING btree ("token");
  CREATE INDEX "trade_shows_updated_at_idx" ON "trade_shows" USING btree ("updated_at");
  CREATE INDEX "trade_shows_created_at_idx" ON "trade_shows" USING btree ("created_at");
  CREATE INDEX "testimonials_picture_idx" ON "testimonials" USING btree ("picture_id");
  CREATE INDEX "testimonials_product_idx" ON "testimonials" USING btree ("product_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "gallery_items_picture_idx" ON "gallery_items" USING btree ("picture_id");
  CREATE INDEX "gallery_items_date_idx" ON "gallery_items" USING btree ("date");
  CREATE INDEX "gallery_items_order_idx" ON "gallery_items" USING btree ("order");
  CREATE INDEX "gallery_items_updated_at_idx" ON "gallery_items" USING btree ("updated_at");
  CREATE INDEX "gallery_items_created_at_idx" ON "gallery_items" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w320_sizes_w320_filename_idx" ON "media" USING btree ("sizes_w320_filename");
  CREATE INDEX "media_sizes_w320avif_sizes_w320avif_filename_idx" ON "media" USING btree ("sizes_w320avif_filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w480avif_sizes_w480avif_filename_idx" ON "media" USING btree ("sizes_w480avif_filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w640avif_sizes_w640avif_filename_idx" ON "media" USING btree ("sizes_w640avif_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w960avif_sizes_w960avif_filename_idx" ON "media" USING btree ("sizes_w960avif_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "media_sizes_w1280avif_sizes_w1280avif_filename_idx" ON "media" USING btree ("sizes_w1280avif_filename");
  CREATE INDEX "media_sizes_w1920_sizes_w1920_filename_idx" ON "media" USING btree ("sizes_w1920_filename");
  CREATE INDEX "media_sizes_w1920avif_sizes_w1920avif_filename_idx" ON "media" USING btree ("sizes_w1920avif_filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_thumbavif_sizes_thumbavif_filename_idx" ON "media" USING btree ("sizes_thumbavif_filename");
  CREATE INDEX "certificates_picture_idx" ON "certificates" USING btree ("picture_id");
  CREATE INDEX "certificates_order_idx" ON "certificates" USING btree ("order");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE UNIQUE INDEX "states_name_idx" ON "states" USING btree ("name");
  CREATE UNIQUE INDEX "states_code_idx" ON "states" USING btree ("code");
  CREATE INDEX "states_updated_at_idx" ON "states" USING btree ("updated_at");
  CREATE INDEX "states_created_at_idx" ON "states" USING btree ("created_at");
  CREATE INDEX "cities_name_idx" ON "cities" USING btree ("name");
  CREATE INDEX "cities_state_idx" ON "cities" USING btree ("state_id");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_page_meta_id_idx" ON "payload_locked_documents_rels" USING btree ("page_meta_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_trade_shows_id_idx" ON "payload_locked_documents_rels" USING btree ("trade_shows_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_items_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_items_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_states_id_idx" ON "payload_locked_documents_rels" USING btree ("states_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_introduction_selling_points_order_idx" ON "home_page_introduction_selling_points" USING btree ("_order");
  CREATE INDEX "home_page_introduction_selling_points_parent_id_idx" ON "home_page_introduction_selling_points" USING btree ("_parent_id");
  CREATE INDEX "home_page_benefits_figures_order_idx" ON "home_page_benefits_figures" USING btree ("_order");
  CREATE INDEX "home_page_benefits_figures_parent_id_idx" ON "home_page_benefits_figures" USING btree ("_parent_id");
  CREATE INDEX "home_page_statistics_order_idx" ON "home_page_statistics" USING btree ("_order");
  CREATE INDEX "home_page_statistics_parent_id_idx" ON "home_page_statistics" USING btree ("_parent_id");
  CREATE INDEX "about_page_parent_facts_order_idx" ON "about_page_parent_facts" USING btree ("_order");
  CREATE INDEX "about_page_parent_facts_parent_id_idx" ON "about_page_parent_facts" USING btree ("_parent_id");
  CREATE INDEX "about_page_values_order_idx" ON "about_page_values" USING btree ("_order");
  CREATE INDEX "about_page_values_parent_id_idx" ON "about_page_values" USING btree ("_parent_id");
  CREATE INDEX "about_page_needs_order_idx" ON "about_page_needs" USING btree ("_order");
  CREATE INDEX "about_page_needs_parent_id_idx" ON "about_page_needs" USING btree ("_parent_id");
  CREATE INDEX "about_page_picture_idx" ON "about_page" USING btree ("picture_id");
  CREATE INDEX "dealer_page_offers_order_idx" ON "dealer_page_offers" USING btree ("_order");
  CREATE INDEX "dealer_page_offers_parent_id_idx" ON "dealer_page_offers" USING btree ("_parent_id");
  CREATE INDEX "dealer_page_rels_order_idx" ON "dealer_page_rels" USING btree ("order");
  CREATE INDEX "dealer_page_rels_parent_idx" ON "dealer_page_rels" USING btree ("parent_id");
  CREATE INDEX "dealer_page_rels_path_idx" ON "dealer_page_rels" USING btree ("path");
  CREATE INDEX "dealer_page_rels_products_id_idx" ON "dealer_page_rels" USING btree ("products_id");
  CREATE INDEX "site_settings_phones_order_idx" ON "site_settings_phones" USING btree ("_order");
  CREATE INDEX "site_settings_phones_parent_id_idx" ON "site_settings_phones" USING btree ("_parent_id");
  CREATE INDEX "site_settings_emails_order_idx" ON "site_settings_emails" USING btree ("_order");
  CREATE INDEX "site_settings_emails_parent_id_idx" ON "site_settings_emails" USING btree ("_parent_id");
  CREATE INDEX "site_settings_addresses_order_idx" ON "site_settings_addresses" USING btree ("_order");
  CREATE INDEX "site_settings_addresses_parent_id_idx" ON "site_settings_addresses" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_profiles_order_idx" ON "site_settings_social_profiles" USING btree ("_order");
  CREATE INDEX "site_settings_social_profiles_parent_id_idx" ON "site_settings_social_profiles" USING btree ("_parent_id");`)
}
