import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillListOrder } from '../../migrations-support/fill-list-order.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_shown_on" AS ENUM('home', 'faqs', 'dealer');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_variants_kind" AS ENUM('body', 'colour');
  CREATE TYPE "public"."enum__products_v_version_breadcrumb_parent" AS ENUM('Products', 'Our Products');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('passenger', 'cargo', 'pickup', 'bicycle');
  CREATE TYPE "public"."enum__products_v_version_menu_group" AS ENUM('Passenger', 'Cargo', 'E-bikes');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_trade_shows_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trade_shows_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trade_shows_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."audit_action" AS ENUM('signIn', 'signInRefused', 'signOut', 'sessionEnded', 'linkSent', 'passwordChosen', 'created', 'changed', 'published', 'unpublished', 'deleted', 'roleChanged', 'deactivated', 'activated', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'leadsExported', 'resumeOpened', 'refused');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."menu_page" AS ENUM('Home', 'AboutUs', 'BecomeDealer', 'Blogs', 'Careers', 'ContactUs', 'Events', 'AllFaqs', 'ImageGalleryList', 'AllTestimonials', 'Certification', 'Savings', 'Find', 'Compare', 'Assumptions');
  CREATE TYPE "public"."menu_entry" AS ENUM('link', 'products', 'group');
  CREATE TYPE "public"."enum__site_settings_v_version_addresses_purpose" AS ENUM('headOffice', 'showroom', 'contact');
  CREATE TYPE "public"."enum__site_settings_v_version_social_profiles_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum__site_settings_v_version_domain_status" AS ENUM('live', 'preview', 'maintenance');
  ALTER TYPE "public"."page_key" ADD VALUE 'product';
  CREATE TABLE "_page_meta_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "page_key" NOT NULL,
  	"version_banner_id" integer,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_page_meta_v_locales" (
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_heading" varchar,
  	"version_introduction" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer,
  	"version_product_id" integer,
  	"version_figure_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_active" boolean DEFAULT true,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_heading" varchar,
  	"version_description" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questions_v_version_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__questions_v_version_shown_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questions_v_locales" (
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__products_v_version_variants_kind",
  	"swatch" varchar,
  	"inquiry_label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_variants_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"group" "figure_group",
  	"in_specification" boolean DEFAULT true,
  	"claim_result" "claim_result",
  	"claim_inputs" varchar,
  	"claim_second_charge" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_figures_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_customer_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_customer_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_solutions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_innovations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_innovations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_segment_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_segment_needs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_end_users" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"age_from" numeric,
  	"age_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_end_users_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_target_customers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_target_customers_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_accessories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure_key" varchar,
  	"rival1_number" numeric,
  	"rival2_number" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_comparison_rows_locales" (
  	"rival1_text" varchar,
  	"rival2_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_plate_name" varchar,
  	"version_breadcrumb_parent" "enum__products_v_version_breadcrumb_parent" DEFAULT 'Products',
  	"version_hero_picture_id" integer,
  	"version_banner_picture_id" integer,
  	"version_colour_customisation" boolean DEFAULT false,
  	"version_price_amount_rs" numeric,
  	"version_price_as_of" timestamp(3) with time zone,
  	"version_passengers" numeric,
  	"version_comparison_rival1_as_of" timestamp(3) with time zone,
  	"version_comparison_rival2_as_of" timestamp(3) with time zone,
  	"version_inquiry_marker_field" varchar,
  	"version_key" varchar,
  	"version_kind" "enum__products_v_version_kind",
  	"version_menu_group" "enum__products_v_version_menu_group",
  	"version_meta_key" "page_key",
  	"version_order" numeric DEFAULT 100,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_line" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_price_place" varchar,
  	"version_innovations_heading" varchar,
  	"version_comparison_heading" varchar,
  	"version_comparison_note" varchar,
  	"version_comparison_rival1" varchar,
  	"version_comparison_rival2" varchar,
  	"version_comparison_rival1_source" varchar,
  	"version_comparison_rival2_source" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"questions_id" integer
  );
  
  CREATE TABLE "_assumptions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" "assumption_key" NOT NULL,
  	"version_value" numeric NOT NULL,
  	"version_low" numeric,
  	"version_high" numeric,
  	"version_is_estimate" boolean DEFAULT false,
  	"version_source_url" varchar,
  	"version_as_of" timestamp(3) with time zone NOT NULL,
  	"version_review_by" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_assumptions_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_place" varchar,
  	"version_source_title" varchar,
  	"version_source_publisher" varchar,
  	"version_note" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_trade_shows_v_version_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trade_shows_v_version_categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trade_shows_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"category" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trade_shows_v_version_images_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trade_shows_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"poster_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_trade_shows_v_version_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_trade_shows_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_token" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__trade_shows_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__trade_shows_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_trade_shows_v_locales" (
  	"version_name" varchar,
  	"version_introduction" varchar,
  	"version_heading" varchar,
  	"version_blurb" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer,
  	"version_product_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_full_name" varchar,
  	"version_designation" varchar,
  	"version_description" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer NOT NULL,
  	"version_date" timestamp(3) with time zone NOT NULL,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_gallery_items_v_locales" (
  	"version_caption" varchar NOT NULL,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer NOT NULL,
  	"version_order" numeric DEFAULT 100 NOT NULL,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_certificates_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_issuer" varchar,
  	"version_text" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_openings" numeric DEFAULT 1,
  	"version_open" boolean DEFAULT true,
  	"version_posted_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_position" varchar,
  	"version_department" varchar,
  	"version_qualification" varchar,
  	"version_experience" varchar,
  	"version_location" varchar,
  	"version_description" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar,
  	"staff_id" numeric,
  	"role" varchar,
  	"action" "audit_action" NOT NULL,
  	"what" varchar,
  	"details" varchar,
  	"from" varchar,
  	"device" varchar,
  	"session" varchar
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"made_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_introduction_selling_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_introduction_selling_points_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_benefits_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_benefits_figures_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_statistics_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_introduction_heading" varchar NOT NULL,
  	"version_introduction_text" varchar NOT NULL,
  	"version_benefits_heading" varchar NOT NULL,
  	"version_benefits_text" varchar NOT NULL,
  	"version_headings_range" varchar NOT NULL,
  	"version_headings_testimonials" varchar NOT NULL,
  	"version_headings_gallery" varchar NOT NULL,
  	"version_headings_news" varchar NOT NULL,
  	"version_headings_questions" varchar NOT NULL,
  	"version_headings_statistics" varchar NOT NULL,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_parent_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_parent_facts_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_values_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_needs_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" integer,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_about_page_v_locales" (
  	"version_heading" varchar NOT NULL,
  	"version_story" jsonb NOT NULL,
  	"version_mission" varchar NOT NULL,
  	"version_vision" varchar NOT NULL,
  	"version_needs_heading" varchar NOT NULL,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealer_page_v_version_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealer_page_v_version_offers_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealer_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_dealer_page_v_locales" (
  	"version_heading" varchar NOT NULL,
  	"version_pitch" jsonb NOT NULL,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealer_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "menus_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_header_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "menu_entry" DEFAULT 'link' NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_header_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_choose_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"button_page" "menu_page" DEFAULT 'BecomeDealer',
  	"button_address" varchar,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_locales" (
  	"button_label" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_header_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "menu_entry" DEFAULT 'link' NOT NULL,
  	"page" "menu_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_header_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_choose_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_button_page" "menu_page" DEFAULT 'BecomeDealer',
  	"version_button_address" varchar,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menus_v_locales" (
  	"version_button_label" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_phones_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_emails_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum__site_settings_v_version_addresses_purpose" NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_addresses_locales" (
  	"label" varchar NOT NULL,
  	"lines" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_settings_v_version_social_profiles_network" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_brand" varchar NOT NULL,
  	"version_legal_name" varchar NOT NULL,
  	"version_is_sample" boolean DEFAULT false,
  	"version_whatsapp" varchar,
  	"version_domain_status" "enum__site_settings_v_version_domain_status" DEFAULT 'live' NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_company" varchar NOT NULL,
  	"version_parent_name" varchar,
  	"version_tagline" varchar NOT NULL,
  	"version_blurb" varchar NOT NULL,
  	"version_opening_hours" varchar,
  	"version_announcement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "banners" ALTER COLUMN "picture_id" DROP NOT NULL;
  ALTER TABLE "banners" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "banners_locales" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "banners_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "questions" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "questions_locales" ALTER COLUMN "question" DROP NOT NULL;
  ALTER TABLE "questions_locales" ALTER COLUMN "answer" DROP NOT NULL;
  ALTER TABLE "products_variants" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "products_variants" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "products_variants" ALTER COLUMN "inquiry_label" DROP NOT NULL;
  ALTER TABLE "products_variants_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "products_figures" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "products_figures" ALTER COLUMN "group" DROP NOT NULL;
  ALTER TABLE "products_figures_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "products_figures_locales" ALTER COLUMN "condition" DROP NOT NULL;
  ALTER TABLE "products_customer_requirements_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_solutions_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_innovations_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_segment_needs_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_end_users_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "products_target_customers_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_accessories_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "products_comparison_rows" ALTER COLUMN "figure_key" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "plate_name" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "breadcrumb_parent" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "hero_picture_id" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "menu_group" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "meta_key" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "line" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "summary" DROP NOT NULL;
  ALTER TABLE "trade_shows_categories" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "trade_shows_categories_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "trade_shows_images" ALTER COLUMN "picture_id" DROP NOT NULL;
  ALTER TABLE "trade_shows_images" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "trade_shows_videos" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "trade_shows_videos_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "trade_shows" ALTER COLUMN "year" DROP NOT NULL;
  ALTER TABLE "trade_shows" ALTER COLUMN "token" DROP NOT NULL;
  ALTER TABLE "trade_shows_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "trade_shows_locales" ALTER COLUMN "introduction" DROP NOT NULL;
  ALTER TABLE "trade_shows_locales" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "trade_shows_locales" ALTER COLUMN "blurb" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "testimonials_locales" ALTER COLUMN "full_name" DROP NOT NULL;
  ALTER TABLE "testimonials_locales" ALTER COLUMN "designation" DROP NOT NULL;
  ALTER TABLE "testimonials_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "jobs" ALTER COLUMN "posted_at" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "department" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "qualification" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "experience" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "jobs_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "page_meta" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "page_meta" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "page_meta" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "page_meta" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "_order" varchar;
  ALTER TABLE "banners" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "banners" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "banners" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "banners" ADD COLUMN "_status" "enum_banners_status" DEFAULT 'published';
  ALTER TABLE "questions" ADD COLUMN "_order" varchar;
  ALTER TABLE "questions" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "questions" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "questions" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "questions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "questions" ADD COLUMN "_status" "enum_questions_status" DEFAULT 'published';
  ALTER TABLE "products" ADD COLUMN "_order" varchar;
  ALTER TABLE "products" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "products" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "products" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "_status" "enum_products_status" DEFAULT 'published';
  ALTER TABLE "assumptions" ADD COLUMN "_order" varchar;
  ALTER TABLE "assumptions" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "assumptions" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "assumptions" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "assumptions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "blogs" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "blogs" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_last_change_staff_id" numeric;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_last_change_by" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_last_change_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "events" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "events" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_change_staff_id" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_change_by" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_last_change_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "trade_shows" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "trade_shows" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "trade_shows" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "trade_shows" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "trade_shows" ADD COLUMN "_status" "enum_trade_shows_status" DEFAULT 'published';
  ALTER TABLE "testimonials" ADD COLUMN "_order" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "testimonials" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "_status" "enum_testimonials_status" DEFAULT 'published';
  ALTER TABLE "gallery_items" ADD COLUMN "_order" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "gallery_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "media" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "media" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "_order" varchar;
  ALTER TABLE "certificates" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "certificates" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "certificates" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "states" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "states" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "states" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "states" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cities" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "cities" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "cities" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "cities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "leads" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "leads" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "jobs" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "_status" "enum_jobs_status" DEFAULT 'published';
  ALTER TABLE "staff" ADD COLUMN "deactivated" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "second_factor_required" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "staff" ADD COLUMN "second_factor_pending" varchar;
  ALTER TABLE "staff" ADD COLUMN "second_factor_step" numeric;
  ALTER TABLE "staff" ADD COLUMN "recovery_codes" varchar;
  ALTER TABLE "staff" ADD COLUMN "code_tries" numeric;
  ALTER TABLE "staff" ADD COLUMN "code_tries_since" numeric;
  ALTER TABLE "staff" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "staff" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "staff" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "home_page" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "about_page" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "about_page" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "about_page" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "dealer_page" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "dealer_page" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "dealer_page" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_parent_id_page_meta_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_meta"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v_locales" ADD CONSTRAINT "_page_meta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_shown_on" ADD CONSTRAINT "_questions_v_version_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants_locales" ADD CONSTRAINT "_products_v_version_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_figures" ADD CONSTRAINT "_products_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_figures_locales" ADD CONSTRAINT "_products_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_customer_requirements" ADD CONSTRAINT "_products_v_version_customer_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_customer_requirements_locales" ADD CONSTRAINT "_products_v_version_customer_requirements_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_customer_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_solutions" ADD CONSTRAINT "_products_v_version_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_solutions_locales" ADD CONSTRAINT "_products_v_version_solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_innovations" ADD CONSTRAINT "_products_v_version_innovations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_innovations_locales" ADD CONSTRAINT "_products_v_version_innovations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_innovations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_segment_needs" ADD CONSTRAINT "_products_v_version_segment_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_segment_needs_locales" ADD CONSTRAINT "_products_v_version_segment_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_segment_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_end_users" ADD CONSTRAINT "_products_v_version_end_users_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_end_users_locales" ADD CONSTRAINT "_products_v_version_end_users_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_end_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_target_customers" ADD CONSTRAINT "_products_v_version_target_customers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_target_customers_locales" ADD CONSTRAINT "_products_v_version_target_customers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_target_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_accessories" ADD CONSTRAINT "_products_v_version_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_accessories_locales" ADD CONSTRAINT "_products_v_version_accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_comparison_rows" ADD CONSTRAINT "_products_v_version_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_comparison_rows_locales" ADD CONSTRAINT "_products_v_version_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_banner_picture_id_media_id_fk" FOREIGN KEY ("version_banner_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_assumptions_v" ADD CONSTRAINT "_assumptions_v_parent_id_assumptions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assumptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_assumptions_v_locales" ADD CONSTRAINT "_assumptions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_assumptions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_categories" ADD CONSTRAINT "_trade_shows_v_version_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_categories_locales" ADD CONSTRAINT "_trade_shows_v_version_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v_version_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_images" ADD CONSTRAINT "_trade_shows_v_version_images_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_images" ADD CONSTRAINT "_trade_shows_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_images_locales" ADD CONSTRAINT "_trade_shows_v_version_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v_version_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_videos" ADD CONSTRAINT "_trade_shows_v_version_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_videos" ADD CONSTRAINT "_trade_shows_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_version_videos_locales" ADD CONSTRAINT "_trade_shows_v_version_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v_version_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_trade_shows_v" ADD CONSTRAINT "_trade_shows_v_parent_id_trade_shows_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trade_shows_v_locales" ADD CONSTRAINT "_trade_shows_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_trade_shows_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_parent_id_gallery_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v_locales" ADD CONSTRAINT "_gallery_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_staff_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_introduction_selling_points" ADD CONSTRAINT "_home_page_v_version_introduction_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_introduction_selling_points_locales" ADD CONSTRAINT "_home_page_v_version_introduction_selling_points_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_introduction_selling_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_benefits_figures" ADD CONSTRAINT "_home_page_v_version_benefits_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_benefits_figures_locales" ADD CONSTRAINT "_home_page_v_version_benefits_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_benefits_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics" ADD CONSTRAINT "_home_page_v_version_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics_locales" ADD CONSTRAINT "_home_page_v_version_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_parent_facts" ADD CONSTRAINT "_about_page_v_version_parent_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_parent_facts_locales" ADD CONSTRAINT "_about_page_v_version_parent_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_parent_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values" ADD CONSTRAINT "_about_page_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values_locales" ADD CONSTRAINT "_about_page_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_needs" ADD CONSTRAINT "_about_page_v_version_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_needs_locales" ADD CONSTRAINT "_about_page_v_version_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_page_v_version_offers" ADD CONSTRAINT "_dealer_page_v_version_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealer_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_page_v_version_offers_locales" ADD CONSTRAINT "_dealer_page_v_version_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealer_page_v_version_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_page_v_locales" ADD CONSTRAINT "_dealer_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealer_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_page_v_rels" ADD CONSTRAINT "_dealer_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealer_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_page_v_rels" ADD CONSTRAINT "_dealer_page_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links" ADD CONSTRAINT "menus_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links_locales" ADD CONSTRAINT "menus_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header" ADD CONSTRAINT "menus_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_locales" ADD CONSTRAINT "menus_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_choose" ADD CONSTRAINT "menus_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_choose_locales" ADD CONSTRAINT "menus_choose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_choose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_locales" ADD CONSTRAINT "menus_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header_links" ADD CONSTRAINT "_menus_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header_links_locales" ADD CONSTRAINT "_menus_v_version_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header" ADD CONSTRAINT "_menus_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_header_locales" ADD CONSTRAINT "_menus_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_choose" ADD CONSTRAINT "_menus_v_version_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_choose_locales" ADD CONSTRAINT "_menus_v_version_choose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_choose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer" ADD CONSTRAINT "_menus_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer_locales" ADD CONSTRAINT "_menus_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_phones" ADD CONSTRAINT "_site_settings_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_phones_locales" ADD CONSTRAINT "_site_settings_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_emails" ADD CONSTRAINT "_site_settings_v_version_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_emails_locales" ADD CONSTRAINT "_site_settings_v_version_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_addresses" ADD CONSTRAINT "_site_settings_v_version_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_addresses_locales" ADD CONSTRAINT "_site_settings_v_version_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_profiles" ADD CONSTRAINT "_site_settings_v_version_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_page_meta_v_parent_idx" ON "_page_meta_v" USING btree ("parent_id");
  CREATE INDEX "_page_meta_v_version_version_key_idx" ON "_page_meta_v" USING btree ("version_key");
  CREATE INDEX "_page_meta_v_version_version_banner_idx" ON "_page_meta_v" USING btree ("version_banner_id");
  CREATE INDEX "_page_meta_v_version_version_updated_at_idx" ON "_page_meta_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_meta_v_version_version_created_at_idx" ON "_page_meta_v" USING btree ("version_created_at");
  CREATE INDEX "_page_meta_v_version_version_deleted_at_idx" ON "_page_meta_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_meta_v_created_at_idx" ON "_page_meta_v" USING btree ("created_at");
  CREATE INDEX "_page_meta_v_updated_at_idx" ON "_page_meta_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_page_meta_v_locales_locale_parent_id_unique" ON "_page_meta_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version__order_idx" ON "_banners_v" USING btree ("version__order");
  CREATE INDEX "_banners_v_version_version_picture_idx" ON "_banners_v" USING btree ("version_picture_id");
  CREATE INDEX "_banners_v_version_version_product_idx" ON "_banners_v" USING btree ("version_product_id");
  CREATE INDEX "_banners_v_version_version_order_idx" ON "_banners_v" USING btree ("version_order");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_version_shown_on_order_idx" ON "_questions_v_version_shown_on" USING btree ("order");
  CREATE INDEX "_questions_v_version_shown_on_parent_idx" ON "_questions_v_version_shown_on" USING btree ("parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version__order_idx" ON "_questions_v" USING btree ("version__order");
  CREATE INDEX "_questions_v_version_version_order_idx" ON "_questions_v" USING btree ("version_order");
  CREATE INDEX "_questions_v_version_version_updated_at_idx" ON "_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_questions_v_version_version_created_at_idx" ON "_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_questions_v_version_version_deleted_at_idx" ON "_questions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_snapshot_idx" ON "_questions_v" USING btree ("snapshot");
  CREATE INDEX "_questions_v_published_locale_idx" ON "_questions_v" USING btree ("published_locale");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_questions_v_locales_locale_parent_id_unique" ON "_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_variants_order_idx" ON "_products_v_version_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_parent_id_idx" ON "_products_v_version_variants" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_variants_locales_locale_parent_id_unique" ON "_products_v_version_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_figures_order_idx" ON "_products_v_version_figures" USING btree ("_order");
  CREATE INDEX "_products_v_version_figures_parent_id_idx" ON "_products_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_figures_locales_locale_parent_id_unique" ON "_products_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_customer_requirements_order_idx" ON "_products_v_version_customer_requirements" USING btree ("_order");
  CREATE INDEX "_products_v_version_customer_requirements_parent_id_idx" ON "_products_v_version_customer_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_customer_requirements_locales_locale_par" ON "_products_v_version_customer_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_solutions_order_idx" ON "_products_v_version_solutions" USING btree ("_order");
  CREATE INDEX "_products_v_version_solutions_parent_id_idx" ON "_products_v_version_solutions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_solutions_locales_locale_parent_id_uniqu" ON "_products_v_version_solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_innovations_order_idx" ON "_products_v_version_innovations" USING btree ("_order");
  CREATE INDEX "_products_v_version_innovations_parent_id_idx" ON "_products_v_version_innovations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_innovations_locales_locale_parent_id_uni" ON "_products_v_version_innovations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_segment_needs_order_idx" ON "_products_v_version_segment_needs" USING btree ("_order");
  CREATE INDEX "_products_v_version_segment_needs_parent_id_idx" ON "_products_v_version_segment_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_segment_needs_locales_locale_parent_id_u" ON "_products_v_version_segment_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_end_users_order_idx" ON "_products_v_version_end_users" USING btree ("_order");
  CREATE INDEX "_products_v_version_end_users_parent_id_idx" ON "_products_v_version_end_users" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_end_users_locales_locale_parent_id_uniqu" ON "_products_v_version_end_users_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_target_customers_order_idx" ON "_products_v_version_target_customers" USING btree ("_order");
  CREATE INDEX "_products_v_version_target_customers_parent_id_idx" ON "_products_v_version_target_customers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_target_customers_locales_locale_parent_i" ON "_products_v_version_target_customers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_accessories_order_idx" ON "_products_v_version_accessories" USING btree ("_order");
  CREATE INDEX "_products_v_version_accessories_parent_id_idx" ON "_products_v_version_accessories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_accessories_locales_locale_parent_id_uni" ON "_products_v_version_accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_comparison_rows_order_idx" ON "_products_v_version_comparison_rows" USING btree ("_order");
  CREATE INDEX "_products_v_version_comparison_rows_parent_id_idx" ON "_products_v_version_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_comparison_rows_locales_locale_parent_id" ON "_products_v_version_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_hero_picture_idx" ON "_products_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_products_v_version_version_banner_picture_idx" ON "_products_v" USING btree ("version_banner_picture_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "_products_v" USING btree ("version_key");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_questions_id_idx" ON "_products_v_rels" USING btree ("questions_id");
  CREATE INDEX "_assumptions_v_parent_idx" ON "_assumptions_v" USING btree ("parent_id");
  CREATE INDEX "_assumptions_v_version_version__order_idx" ON "_assumptions_v" USING btree ("version__order");
  CREATE INDEX "_assumptions_v_version_version_key_idx" ON "_assumptions_v" USING btree ("version_key");
  CREATE INDEX "_assumptions_v_version_version_review_by_idx" ON "_assumptions_v" USING btree ("version_review_by");
  CREATE INDEX "_assumptions_v_version_version_ends_on_idx" ON "_assumptions_v" USING btree ("version_ends_on");
  CREATE INDEX "_assumptions_v_version_version_order_idx" ON "_assumptions_v" USING btree ("version_order");
  CREATE INDEX "_assumptions_v_version_version_updated_at_idx" ON "_assumptions_v" USING btree ("version_updated_at");
  CREATE INDEX "_assumptions_v_version_version_created_at_idx" ON "_assumptions_v" USING btree ("version_created_at");
  CREATE INDEX "_assumptions_v_version_version_deleted_at_idx" ON "_assumptions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_assumptions_v_created_at_idx" ON "_assumptions_v" USING btree ("created_at");
  CREATE INDEX "_assumptions_v_updated_at_idx" ON "_assumptions_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_assumptions_v_locales_locale_parent_id_unique" ON "_assumptions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "_trade_shows_v_version_categories_order_idx" ON "_trade_shows_v_version_categories" USING btree ("_order");
  CREATE INDEX "_trade_shows_v_version_categories_parent_id_idx" ON "_trade_shows_v_version_categories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_trade_shows_v_version_categories_locales_locale_parent_id_u" ON "_trade_shows_v_version_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trade_shows_v_version_images_order_idx" ON "_trade_shows_v_version_images" USING btree ("_order");
  CREATE INDEX "_trade_shows_v_version_images_parent_id_idx" ON "_trade_shows_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_trade_shows_v_version_images_picture_idx" ON "_trade_shows_v_version_images" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_trade_shows_v_version_images_locales_locale_parent_id_uniqu" ON "_trade_shows_v_version_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trade_shows_v_version_videos_order_idx" ON "_trade_shows_v_version_videos" USING btree ("_order");
  CREATE INDEX "_trade_shows_v_version_videos_parent_id_idx" ON "_trade_shows_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_trade_shows_v_version_videos_poster_idx" ON "_trade_shows_v_version_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_trade_shows_v_version_videos_locales_locale_parent_id_uniqu" ON "_trade_shows_v_version_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_trade_shows_v_parent_idx" ON "_trade_shows_v" USING btree ("parent_id");
  CREATE INDEX "_trade_shows_v_version_version_token_idx" ON "_trade_shows_v" USING btree ("version_token");
  CREATE INDEX "_trade_shows_v_version_version_updated_at_idx" ON "_trade_shows_v" USING btree ("version_updated_at");
  CREATE INDEX "_trade_shows_v_version_version_created_at_idx" ON "_trade_shows_v" USING btree ("version_created_at");
  CREATE INDEX "_trade_shows_v_version_version_deleted_at_idx" ON "_trade_shows_v" USING btree ("version_deleted_at");
  CREATE INDEX "_trade_shows_v_version_version__status_idx" ON "_trade_shows_v" USING btree ("version__status");
  CREATE INDEX "_trade_shows_v_created_at_idx" ON "_trade_shows_v" USING btree ("created_at");
  CREATE INDEX "_trade_shows_v_updated_at_idx" ON "_trade_shows_v" USING btree ("updated_at");
  CREATE INDEX "_trade_shows_v_snapshot_idx" ON "_trade_shows_v" USING btree ("snapshot");
  CREATE INDEX "_trade_shows_v_published_locale_idx" ON "_trade_shows_v" USING btree ("published_locale");
  CREATE INDEX "_trade_shows_v_latest_idx" ON "_trade_shows_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_trade_shows_v_locales_locale_parent_id_unique" ON "_trade_shows_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_picture_idx" ON "_testimonials_v" USING btree ("version_picture_id");
  CREATE INDEX "_testimonials_v_version_version_product_idx" ON "_testimonials_v" USING btree ("version_product_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_items_v_parent_idx" ON "_gallery_items_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_items_v_version_version__order_idx" ON "_gallery_items_v" USING btree ("version__order");
  CREATE INDEX "_gallery_items_v_version_version_picture_idx" ON "_gallery_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_gallery_items_v_version_version_date_idx" ON "_gallery_items_v" USING btree ("version_date");
  CREATE INDEX "_gallery_items_v_version_version_order_idx" ON "_gallery_items_v" USING btree ("version_order");
  CREATE INDEX "_gallery_items_v_version_version_updated_at_idx" ON "_gallery_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_items_v_version_version_created_at_idx" ON "_gallery_items_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_items_v_version_version_deleted_at_idx" ON "_gallery_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_items_v_created_at_idx" ON "_gallery_items_v" USING btree ("created_at");
  CREATE INDEX "_gallery_items_v_updated_at_idx" ON "_gallery_items_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_gallery_items_v_locales_locale_parent_id_unique" ON "_gallery_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version__order_idx" ON "_certificates_v" USING btree ("version__order");
  CREATE INDEX "_certificates_v_version_version_picture_idx" ON "_certificates_v" USING btree ("version_picture_id");
  CREATE INDEX "_certificates_v_version_version_order_idx" ON "_certificates_v" USING btree ("version_order");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_posted_at_idx" ON "_jobs_v" USING btree ("version_posted_at");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_staff_id_idx" ON "audit_log" USING btree ("staff_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_session_idx" ON "audit_log" USING btree ("session");
  CREATE UNIQUE INDEX "preview_links_key_idx" ON "preview_links" USING btree ("key");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_home_page_v_version_introduction_selling_points_order_idx" ON "_home_page_v_version_introduction_selling_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_introduction_selling_points_parent_id_idx" ON "_home_page_v_version_introduction_selling_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_introduction_selling_points_locales_loc" ON "_home_page_v_version_introduction_selling_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_benefits_figures_order_idx" ON "_home_page_v_version_benefits_figures" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_benefits_figures_parent_id_idx" ON "_home_page_v_version_benefits_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_benefits_figures_locales_locale_parent_" ON "_home_page_v_version_benefits_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_statistics_order_idx" ON "_home_page_v_version_statistics" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_statistics_parent_id_idx" ON "_home_page_v_version_statistics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_statistics_locales_locale_parent_id_uni" ON "_home_page_v_version_statistics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_parent_facts_order_idx" ON "_about_page_v_version_parent_facts" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_parent_facts_parent_id_idx" ON "_about_page_v_version_parent_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_parent_facts_locales_locale_parent_id_" ON "_about_page_v_version_parent_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_values_order_idx" ON "_about_page_v_version_values" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_values_parent_id_idx" ON "_about_page_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_values_locales_locale_parent_id_unique" ON "_about_page_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_needs_order_idx" ON "_about_page_v_version_needs" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_needs_parent_id_idx" ON "_about_page_v_version_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_needs_locales_locale_parent_id_unique" ON "_about_page_v_version_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_version_picture_idx" ON "_about_page_v" USING btree ("version_picture_id");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealer_page_v_version_offers_order_idx" ON "_dealer_page_v_version_offers" USING btree ("_order");
  CREATE INDEX "_dealer_page_v_version_offers_parent_id_idx" ON "_dealer_page_v_version_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_dealer_page_v_version_offers_locales_locale_parent_id_uniqu" ON "_dealer_page_v_version_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealer_page_v_created_at_idx" ON "_dealer_page_v" USING btree ("created_at");
  CREATE INDEX "_dealer_page_v_updated_at_idx" ON "_dealer_page_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_dealer_page_v_locales_locale_parent_id_unique" ON "_dealer_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealer_page_v_rels_order_idx" ON "_dealer_page_v_rels" USING btree ("order");
  CREATE INDEX "_dealer_page_v_rels_parent_idx" ON "_dealer_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealer_page_v_rels_path_idx" ON "_dealer_page_v_rels" USING btree ("path");
  CREATE INDEX "_dealer_page_v_rels_products_id_idx" ON "_dealer_page_v_rels" USING btree ("products_id");
  CREATE INDEX "menus_header_links_order_idx" ON "menus_header_links" USING btree ("_order");
  CREATE INDEX "menus_header_links_parent_id_idx" ON "menus_header_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_links_locales_locale_parent_id_unique" ON "menus_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_header_order_idx" ON "menus_header" USING btree ("_order");
  CREATE INDEX "menus_header_parent_id_idx" ON "menus_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_locales_locale_parent_id_unique" ON "menus_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_choose_order_idx" ON "menus_choose" USING btree ("_order");
  CREATE INDEX "menus_choose_parent_id_idx" ON "menus_choose" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_choose_locales_locale_parent_id_unique" ON "menus_choose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_locales_locale_parent_id_unique" ON "menus_footer_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_header_links_order_idx" ON "_menus_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_menus_v_version_header_links_parent_id_idx" ON "_menus_v_version_header_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_header_links_locales_locale_parent_id_uniqu" ON "_menus_v_version_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_header_order_idx" ON "_menus_v_version_header" USING btree ("_order");
  CREATE INDEX "_menus_v_version_header_parent_id_idx" ON "_menus_v_version_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_header_locales_locale_parent_id_unique" ON "_menus_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_choose_order_idx" ON "_menus_v_version_choose" USING btree ("_order");
  CREATE INDEX "_menus_v_version_choose_parent_id_idx" ON "_menus_v_version_choose" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_choose_locales_locale_parent_id_unique" ON "_menus_v_version_choose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_footer_order_idx" ON "_menus_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menus_v_version_footer_parent_id_idx" ON "_menus_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menus_v_version_footer_locales_locale_parent_id_unique" ON "_menus_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_phones_order_idx" ON "_site_settings_v_version_phones" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_phones_parent_id_idx" ON "_site_settings_v_version_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_phones_locales_locale_parent_id_uni" ON "_site_settings_v_version_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_emails_order_idx" ON "_site_settings_v_version_emails" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_emails_parent_id_idx" ON "_site_settings_v_version_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_emails_locales_locale_parent_id_uni" ON "_site_settings_v_version_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_addresses_order_idx" ON "_site_settings_v_version_addresses" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_addresses_parent_id_idx" ON "_site_settings_v_version_addresses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_addresses_locales_locale_parent_id_" ON "_site_settings_v_version_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_social_profiles_order_idx" ON "_site_settings_v_version_social_profiles" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_profiles_parent_id_idx" ON "_site_settings_v_version_social_profiles" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_meta_deleted_at_idx" ON "page_meta" USING btree ("deleted_at");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE INDEX "questions_deleted_at_idx" ON "questions" USING btree ("deleted_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "assumptions__order_idx" ON "assumptions" USING btree ("_order");
  CREATE INDEX "assumptions_deleted_at_idx" ON "assumptions" USING btree ("deleted_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "trade_shows_deleted_at_idx" ON "trade_shows" USING btree ("deleted_at");
  CREATE INDEX "trade_shows__status_idx" ON "trade_shows" USING btree ("_status");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "gallery_items__order_idx" ON "gallery_items" USING btree ("_order");
  CREATE INDEX "gallery_items_deleted_at_idx" ON "gallery_items" USING btree ("deleted_at");
  CREATE INDEX "certificates__order_idx" ON "certificates" USING btree ("_order");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "states_deleted_at_idx" ON "states" USING btree ("deleted_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");`)
  for (const statement of fillListOrder) await db.execute(sql.raw(statement))
}
