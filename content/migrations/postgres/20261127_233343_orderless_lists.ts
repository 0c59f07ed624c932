import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

/**
 * All that stood here before the first release, in one step (docs/decisions/178-one-first-migration.md). It bears the name of the
 * last of the migrations that it stands for: a database that went through them has it, and is not asked again.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."page_key" AS ENUM('home', 'becomedealer', 'blog', 'blogdetail', 'career', 'contact', 'event', 'eventdetails', 'faqs', 'testimonial', 'gallery', 'aboutus', 'productmillio', 'productmastee', 'productmajor', 'productmanzil', 'careerdetail', 'certification', 'tradeshow', 'notfound', 'savings', 'find', 'compare', 'assumptions', 'dealers', 'dealerdetails', 'testride', 'privacy', 'privacyrequests', 'product');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_questions_shown_on" AS ENUM('home', 'faqs', 'dealer');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_shown_on" AS ENUM('home', 'faqs', 'dealer');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_products_variants_kind" AS ENUM('body', 'colour');
  CREATE TYPE "public"."figure_unit" AS ENUM('km', 'km/h', 'kWh', 'kW', 'W', 'V', 'A', 'Ah', 'Nm', 'kg', 'mm', 'm³', 'h', 'months', 'years', 'degrees', '%', '₹', 'paise/km', 'passengers', 'countries');
  CREATE TYPE "public"."figure_qualifier" AS ENUM('about', 'over', 'up to');
  CREATE TYPE "public"."figure_notation" AS ENUM('lakh', 'crore');
  CREATE TYPE "public"."figure_group" AS ENUM('claims', 'capacity', 'dimensions', 'performance', 'battery', 'motor', 'chassis', 'equipment', 'warranty');
  CREATE TYPE "public"."claim_result" AS ENUM('runningSavingPerYear', 'maintenancePaisePerKm');
  CREATE TYPE "public"."icon_name" AS ENUM('axle', 'battery', 'body', 'brake', 'building', 'charge', 'cloud', 'comfort', 'controller', 'custom', 'delivery', 'display', 'driver', 'fuel', 'gear', 'globe', 'government', 'handshake', 'health', 'heart', 'home', 'leaf', 'light', 'load', 'mirror', 'motor', 'noise', 'people', 'person', 'price', 'quality', 'range', 'road', 'rural', 'safety', 'savings', 'seat', 'service', 'shield', 'shop', 'slope', 'speed', 'star', 'storage', 'student', 'suspension', 'tax', 'telematics', 'tool', 'tourist', 'warranty', 'wheel', 'wind');
  CREATE TYPE "public"."enum_products_breadcrumb_parent" AS ENUM('Products', 'Our Products');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('passenger', 'cargo', 'pickup', 'bicycle');
  CREATE TYPE "public"."enum_products_menu_group" AS ENUM('Passenger', 'Cargo', 'E-bikes');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_variants_kind" AS ENUM('body', 'colour');
  CREATE TYPE "public"."enum__products_v_version_breadcrumb_parent" AS ENUM('Products', 'Our Products');
  CREATE TYPE "public"."enum__products_v_version_kind" AS ENUM('passenger', 'cargo', 'pickup', 'bicycle');
  CREATE TYPE "public"."enum__products_v_version_menu_group" AS ENUM('Passenger', 'Cargo', 'E-bikes');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."assumption_key" AS ENUM('dieselPrice', 'petrolPrice', 'cngPrice', 'homeTariff', 'lithiumEfficiency', 'leadAcidEfficiency', 'consumptionSpread', 'dieselEconomy', 'cngEconomy', 'petrolEconomy', 'electricMaintenance', 'dieselMaintenance', 'cngMaintenance', 'petrolMaintenance', 'lithiumPackPrice', 'lithiumPackLife', 'leadAcidSetPrice', 'leadAcidSetLife', 'electricInsurance', 'rivalInsurance', 'electricTaxes', 'rivalTaxes', 'electricRate', 'rivalRate', 'downPayment', 'loanMonths', 'daysPerYear', 'years', 'goodsKm', 'passengerKm', 'electricResale', 'rivalResale', 'pickupPrice', 'eRickshawPrice', 'dieselRivalPrice', 'cngRivalPrice', 'petrolRivalPrice', 'pickupSubsidy', 'eRickshawSubsidy', 'loadShortening', 'ageShortening', 'heatShortening', 'gujaratTariff', 'publicTariffSolar', 'publicTariffOther', 'eRickshawIncentive', 'gujaratRoadTax', 'electricGst', 'engineGst');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_trade_shows_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trade_shows_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__trade_shows_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."dealer_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."dealer_service" AS ENUM('sales', 'service', 'parts', 'testRide', 'charging');
  CREATE TYPE "public"."dealer_spoken" AS ENUM('en', 'hi', 'gu', 'as', 'bn', 'kn', 'ml', 'mr', 'or', 'pa', 'sd', 'ta', 'te', 'ur');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."lead_status" AS ENUM('new', 'contacted', 'won', 'lost', 'shortlisted', 'rejected', 'interview', 'hired');
  CREATE TYPE "public"."lead_language" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."lead_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application', 'testride');
  CREATE TYPE "public"."lead_source" AS ENUM('website', 'call', 'fair', 'walkIn');
  CREATE TYPE "public"."lead_check" AS ENUM('passed', 'unverified', 'notAsked');
  CREATE TYPE "public"."lead_delivery" AS ENUM('due', 'done', 'failed');
  CREATE TYPE "public"."request_kind" AS ENUM('see', 'correct', 'withdraw', 'erase');
  CREATE TYPE "public"."request_state" AS ENUM('received', 'mailed', 'opened', 'open', 'done', 'refused', 'lapsed');
  CREATE TYPE "public"."request_about" AS ENUM('unknown', 'enquiries', 'applications', 'both');
  CREATE TYPE "public"."request_language" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."lead_log_kind" AS ENUM('call', 'note', 'message', 'status', 'owner', 'step', 'delivery', 'source', 'person');
  CREATE TYPE "public"."lead_route_state" AS ENUM('planned', 'given', 'offered', 'taken', 'back', 'over');
  CREATE TYPE "public"."lead_recall_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application', 'testride');
  CREATE TYPE "public"."lead_recall_reason" AS ENUM('erased', 'corrected', 'withdrawn');
  CREATE TYPE "public"."routing_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application', 'testride');
  CREATE TYPE "public"."routing_language" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."routing_target" AS ENUM('owners', 'dealers', 'chosenDealer');
  CREATE TYPE "public"."reply_for" AS ENUM('enquiry', 'application');
  CREATE TYPE "public"."reply_status" AS ENUM('new', 'contacted', 'won', 'lost', 'shortlisted', 'rejected', 'interview', 'hired');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor', 'sales', 'hr');
  CREATE TYPE "public"."audit_action" AS ENUM('signIn', 'signInRefused', 'signOut', 'sessionEnded', 'linkSent', 'passwordChosen', 'created', 'changed', 'published', 'unpublished', 'scheduled', 'unscheduled', 'trashed', 'untrashed', 'deleted', 'roleChanged', 'deactivated', 'activated', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'leadsExported', 'resumeOpened', 'personFileTaken', 'personSaw', 'personCorrected', 'personWithdrew', 'personErased', 'refused');
  CREATE TYPE "public"."webhook_event" AS ENUM('created', 'changed', 'erased');
  CREATE TYPE "public"."webhook_state" AS ENUM('due', 'done', 'failed');
  CREATE TYPE "public"."report_reader" AS ENUM('sales', 'hr', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum_dealer_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_page_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."menu_page" AS ENUM('Home', 'AboutUs', 'BecomeDealer', 'Blogs', 'Careers', 'ContactUs', 'Events', 'AllFaqs', 'ImageGalleryList', 'AllTestimonials', 'Certification', 'Savings', 'Find', 'Compare', 'Assumptions', 'Dealers', 'TestRide', 'Privacy', 'PrivacyRequests');
  CREATE TYPE "public"."menu_entry" AS ENUM('link', 'products', 'group');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."contact_purpose" AS ENUM('main', 'dealer', 'sales', 'careers');
  CREATE TYPE "public"."enum_site_settings_addresses_purpose" AS ENUM('headOffice', 'showroom', 'contact');
  CREATE TYPE "public"."enum_site_settings_social_profiles_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum_site_settings_domain_status" AS ENUM('live', 'preview', 'maintenance');
  CREATE TYPE "public"."enum__site_settings_v_version_addresses_purpose" AS ENUM('headOffice', 'showroom', 'contact');
  CREATE TYPE "public"."enum__site_settings_v_version_social_profiles_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum__site_settings_v_version_domain_status" AS ENUM('live', 'preview', 'maintenance');
  CREATE TYPE "public"."answer_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "page_meta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "page_key" NOT NULL,
  	"banner_id" integer,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_meta_locales" (
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"heading" varchar,
  	"introduction" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_meta_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "page_key" NOT NULL,
  	"version_banner_id" integer,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer,
  	"product_id" integer,
  	"figure_key" varchar,
  	"active" boolean DEFAULT true,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_banners_status" DEFAULT 'published'
  );
  
  CREATE TABLE "banners_locales" (
  	"heading" varchar,
  	"description" jsonb,
  	"translation_ready" boolean DEFAULT false,
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
  	"version_active" boolean DEFAULT true,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "questions_shown_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_questions_shown_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_questions_status" DEFAULT 'published'
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"translation_ready" boolean DEFAULT false,
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
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "products_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_products_variants_kind",
  	"swatch" varchar,
  	"inquiry_label" varchar,
  	"turntable_id" integer
  );
  
  CREATE TABLE "products_variants_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
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
  	"claim_second_charge" boolean DEFAULT false
  );
  
  CREATE TABLE "products_figures_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_customer_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_customer_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_solutions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_innovations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"spot_x" numeric,
  	"spot_y" numeric
  );
  
  CREATE TABLE "products_innovations_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_segment_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_segment_needs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_end_users" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"age_from" numeric,
  	"age_to" numeric
  );
  
  CREATE TABLE "products_end_users_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_target_customers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "products_target_customers_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_accessories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure_key" varchar,
  	"rival1_number" numeric,
  	"rival2_number" numeric
  );
  
  CREATE TABLE "products_comparison_rows_locales" (
  	"rival1_text" varchar,
  	"rival2_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"plate_name" varchar,
  	"breadcrumb_parent" "enum_products_breadcrumb_parent" DEFAULT 'Products',
  	"hero_picture_id" integer,
  	"innovation_picture_id" integer,
  	"banner_picture_id" integer,
  	"turntable_id" integer,
  	"colour_customisation" boolean DEFAULT false,
  	"price_amount_rs" numeric,
  	"price_as_of" timestamp(3) with time zone,
  	"passengers" numeric,
  	"comparison_rival1_as_of" timestamp(3) with time zone,
  	"comparison_rival2_as_of" timestamp(3) with time zone,
  	"inquiry_marker_field" varchar,
  	"key" varchar,
  	"kind" "enum_products_kind",
  	"menu_group" "enum_products_menu_group",
  	"meta_key" "page_key",
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'published'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"line" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"price_place" varchar,
  	"innovations_heading" varchar,
  	"comparison_heading" varchar,
  	"comparison_note" varchar,
  	"comparison_rival1" varchar,
  	"comparison_rival2" varchar,
  	"comparison_rival1_source" varchar,
  	"comparison_rival2_source" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_products_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__products_v_version_variants_kind",
  	"swatch" varchar,
  	"inquiry_label" varchar,
  	"turntable_id" integer,
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
  	"spot_x" numeric,
  	"spot_y" numeric,
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
  	"version_innovation_picture_id" integer,
  	"version_banner_picture_id" integer,
  	"version_turntable_id" integer,
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
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "assumptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" "assumption_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"low" numeric,
  	"high" numeric,
  	"is_estimate" boolean DEFAULT false,
  	"source_url" varchar,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"review_by" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "assumptions_locales" (
  	"name" varchar NOT NULL,
  	"place" varchar,
  	"source_title" varchar,
  	"source_publisher" varchar,
  	"note" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blogs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_blogs_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"description" varchar,
  	"place" varchar,
  	"info" jsonb,
  	"translation_ready" boolean DEFAULT false,
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
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"version_info" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "trade_shows_categories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar
  );
  
  CREATE TABLE "trade_shows_categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"category" varchar
  );
  
  CREATE TABLE "trade_shows_images_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"poster_id" integer
  );
  
  CREATE TABLE "trade_shows_videos_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"token" varchar,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_trade_shows_status" DEFAULT 'published'
  );
  
  CREATE TABLE "trade_shows_locales" (
  	"name" varchar,
  	"introduction" varchar,
  	"heading" varchar,
  	"blurb" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer,
  	"product_id" integer,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_testimonials_status" DEFAULT 'published'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"full_name" varchar,
  	"designation" varchar,
  	"description" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer,
  	"version_product_id" integer,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "gallery_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "gallery_items_locales" (
  	"caption" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
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
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"tone" varchar,
  	"file_at" timestamp(3) with time zone,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w640_url" varchar,
  	"sizes_w640_width" numeric,
  	"sizes_w640_height" numeric,
  	"sizes_w640_mime_type" varchar,
  	"sizes_w640_filesize" numeric,
  	"sizes_w640_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar,
  	"sizes_w320avif_url" varchar,
  	"sizes_w320avif_width" numeric,
  	"sizes_w320avif_height" numeric,
  	"sizes_w320avif_mime_type" varchar,
  	"sizes_w320avif_filesize" numeric,
  	"sizes_w320avif_filename" varchar,
  	"sizes_w480avif_url" varchar,
  	"sizes_w480avif_width" numeric,
  	"sizes_w480avif_height" numeric,
  	"sizes_w480avif_mime_type" varchar,
  	"sizes_w480avif_filesize" numeric,
  	"sizes_w480avif_filename" varchar,
  	"sizes_w640avif_url" varchar,
  	"sizes_w640avif_width" numeric,
  	"sizes_w640avif_height" numeric,
  	"sizes_w640avif_mime_type" varchar,
  	"sizes_w640avif_filesize" numeric,
  	"sizes_w640avif_filename" varchar,
  	"sizes_w960avif_url" varchar,
  	"sizes_w960avif_width" numeric,
  	"sizes_w960avif_height" numeric,
  	"sizes_w960avif_mime_type" varchar,
  	"sizes_w960avif_filesize" numeric,
  	"sizes_w960avif_filename" varchar,
  	"sizes_w1280avif_url" varchar,
  	"sizes_w1280avif_width" numeric,
  	"sizes_w1280avif_height" numeric,
  	"sizes_w1280avif_mime_type" varchar,
  	"sizes_w1280avif_filesize" numeric,
  	"sizes_w1280avif_filename" varchar,
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
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
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar NOT NULL,
  	"issuer" varchar,
  	"text" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer NOT NULL,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "states_locales" (
  	"own_script_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state_id" integer NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cities_locales" (
  	"own_script_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "dealers_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "dealer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "dealers_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"pin" varchar,
  	"state_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"whatsapp" varchar,
  	"email" varchar,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dealers_status" DEFAULT 'published'
  );
  
  CREATE TABLE "dealers_locales" (
  	"name" varchar,
  	"address" varchar,
  	"town" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_dealers_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_pin" varchar,
  	"version_state_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dealers_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dealers_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_town" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "lead_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"next_step" varchar,
  	"next_step_on" timestamp(3) with time zone,
  	"answer_by" timestamp(3) with time zone,
  	"called_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"remind_at" timestamp(3) with time zone,
  	"routed_to_id" integer,
  	"route_at" timestamp(3) with time zone,
  	"term_from" timestamp(3) with time zone,
  	"escalate_at" timestamp(3) with time zone,
  	"escalations" numeric,
  	"notes" varchar,
  	"phone_digits" varchar,
  	"person" varchar,
  	"language" "lead_language" DEFAULT 'en' NOT NULL,
  	"kind" "lead_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"message" varchar,
  	"marketing_consent" boolean,
  	"whatsapp_consent" boolean,
  	"vehicle" varchar,
  	"state_id" integer,
  	"city_id" integer,
  	"colour" varchar,
  	"reckoning" varchar,
  	"job_id" integer,
  	"first_choice" varchar,
  	"second_choice" varchar,
  	"product_id" integer,
  	"marker" varchar,
  	"place" varchar,
  	"dealer_id" integer,
  	"position" varchar,
  	"page" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"source" "lead_source" DEFAULT 'website',
  	"resume_file" varchar,
  	"resume_name" varchar,
  	"resume_bytes" numeric,
  	"resume_scan" varchar,
  	"human_check" "lead_check" NOT NULL,
  	"privacy_version" varchar,
  	"withdrawn_at" timestamp(3) with time zone,
  	"whatsapp_agreed_at" timestamp(3) with time zone,
  	"lead_key" varchar NOT NULL,
  	"delivery" "lead_delivery" NOT NULL,
  	"notified_at" timestamp(3) with time zone,
  	"receipt_wanted" boolean,
  	"receipt_at" timestamp(3) with time zone,
  	"webhook_at" timestamp(3) with time zone,
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"tried_since" timestamp(3) with time zone,
  	"last_problem" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "request_kind" NOT NULL,
  	"state" "request_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"outcome" varchar,
  	"about" "request_about" NOT NULL,
  	"language" "request_language" NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"reference" varchar,
  	"settled_at" timestamp(3) with time zone,
  	"request_key" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"key_hash" varchar,
  	"key_until" timestamp(3) with time zone,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"is_application" boolean DEFAULT false NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "lead_log_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"staff_id" numeric
  );
  
  CREATE TABLE "lead_routes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"step" numeric NOT NULL,
  	"rule" numeric NOT NULL,
  	"rule_name" varchar NOT NULL,
  	"turn" numeric NOT NULL,
  	"owner" numeric,
  	"dealer" numeric,
  	"target_name" varchar NOT NULL,
  	"state" "lead_route_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"mail_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"seed" varchar NOT NULL,
  	"key_until" timestamp(3) with time zone,
  	"taken_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"noted" varchar,
  	"noted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_recalls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"kind" "lead_recall_kind" NOT NULL,
  	"step" numeric NOT NULL,
  	"reason" "lead_recall_reason" NOT NULL,
  	"dealer" numeric,
  	"dealer_name" varchar,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"owed_at" timestamp(3) with time zone NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "routing_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "routing_kind",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "routing_language",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"target" "routing_target" DEFAULT 'owners' NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routing_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"states_id" integer,
  	"staff_id" integer,
  	"dealers_id" integer
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"for" "reply_for" NOT NULL,
  	"sets_status" "reply_status",
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"openings" numeric DEFAULT 1,
  	"open" boolean DEFAULT true,
  	"posted_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'published'
  );
  
  CREATE TABLE "jobs_locales" (
  	"position" varchar,
  	"department" varchar,
  	"qualification" varchar,
  	"experience" varchar,
  	"location" varchar,
  	"description" jsonb,
  	"translation_ready" boolean DEFAULT false,
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
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  	"deactivated" boolean DEFAULT false,
  	"invited_at" timestamp(3) with time zone,
  	"away_from" timestamp(3) with time zone,
  	"away_until" timestamp(3) with time zone,
  	"superior_id" integer,
  	"second_factor_required" boolean DEFAULT false,
  	"second_factor_since" timestamp(3) with time zone,
  	"second_factor_secret" varchar,
  	"second_factor_pending" varchar,
  	"second_factor_step" numeric,
  	"recovery_codes" varchar,
  	"code_tries" numeric,
  	"code_tries_since" numeric,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "seed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"document" numeric
  );
  
  CREATE TABLE "translated_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"translation" varchar NOT NULL,
  	"english" varchar NOT NULL
  );
  
  CREATE TABLE "spent_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"lead_key" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"event" "webhook_event" NOT NULL,
  	"lead" numeric NOT NULL,
  	"state" "webhook_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_problem" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"event_key" varchar NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"tried_since" timestamp(3) with time zone
  );
  
  CREATE TABLE "report_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"reads" "report_reader" NOT NULL,
  	"begins" varchar NOT NULL,
  	"made_by" varchar NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"key_hash" varchar NOT NULL,
  	"hour_began" timestamp(3) with time zone,
  	"used_in_hour" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"assumptions_id" integer,
  	"blogs_id" integer,
  	"events_id" integer,
  	"trade_shows_id" integer,
  	"redirects_id" integer,
  	"testimonials_id" integer,
  	"gallery_items_id" integer,
  	"media_id" integer,
  	"certificates_id" integer,
  	"states_id" integer,
  	"cities_id" integer,
  	"dealers_id" integer,
  	"leads_id" integer,
  	"privacy_requests_id" integer,
  	"routing_rules_id" integer,
  	"reply_templates_id" integer,
  	"jobs_id" integer,
  	"staff_id" integer,
  	"seed_records_id" integer,
  	"spent_checks_id" integer,
  	"preview_links_id" integer
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
  	"icon" "icon_name"
  );
  
  CREATE TABLE "home_page_introduction_selling_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_benefits_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric
  );
  
  CREATE TABLE "home_page_benefits_figures_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric
  );
  
  CREATE TABLE "home_page_statistics_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"_status" "enum_home_page_status" DEFAULT 'published',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"introduction_heading" varchar,
  	"introduction_text" varchar,
  	"benefits_heading" varchar,
  	"benefits_text" varchar,
  	"headings_range" varchar,
  	"headings_testimonials" varchar,
  	"headings_gallery" varchar,
  	"headings_news" varchar,
  	"headings_questions" varchar,
  	"headings_statistics" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_introduction_selling_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_introduction_selling_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_benefits_figures" (
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_benefits_figures_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_statistics" (
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_statistics_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'published',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_introduction_heading" varchar,
  	"version_introduction_text" varchar,
  	"version_benefits_heading" varchar,
  	"version_benefits_text" varchar,
  	"version_headings_range" varchar,
  	"version_headings_testimonials" varchar,
  	"version_headings_gallery" varchar,
  	"version_headings_news" varchar,
  	"version_headings_questions" varchar,
  	"version_headings_statistics" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_page_parent_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"min" numeric,
  	"max" numeric,
  	"unit" "figure_unit",
  	"qualifier" "figure_qualifier",
  	"notation" "figure_notation",
  	"decimals" numeric
  );
  
  CREATE TABLE "about_page_parent_facts_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "about_page_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_needs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "about_page_needs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"_status" "enum_about_page_status" DEFAULT 'published',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_locales" (
  	"heading" varchar,
  	"story" jsonb,
  	"mission" varchar,
  	"vision" varchar,
  	"needs_heading" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_parent_facts" (
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_parent_facts_locales" (
  	"label" varchar,
  	"text" varchar,
  	"condition" varchar,
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
  	"title" varchar,
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
  	"title" varchar,
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
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'published',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_page_v_locales" (
  	"version_heading" varchar,
  	"version_story" jsonb,
  	"version_mission" varchar,
  	"version_vision" varchar,
  	"version_needs_heading" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealer_page_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "icon_name"
  );
  
  CREATE TABLE "dealer_page_offers_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "dealer_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"_status" "enum_dealer_page_status" DEFAULT 'published',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dealer_page_locales" (
  	"heading" varchar,
  	"pitch" jsonb,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealer_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_dealer_page_v_version_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "icon_name",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealer_page_v_version_offers_locales" (
  	"title" varchar,
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
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version__status" "enum__dealer_page_v_version_status" DEFAULT 'published',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealer_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dealer_page_v_locales" (
  	"version_heading" varchar,
  	"version_pitch" jsonb,
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
  	"kind" "menu_entry" DEFAULT 'link',
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
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"_status" "enum_menus_status" DEFAULT 'published',
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
  	"kind" "menu_entry" DEFAULT 'link',
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
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'published',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_menus_v_locales" (
  	"version_button_label" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL
  );
  
  CREATE TABLE "site_settings_phones_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"purpose" "contact_purpose" DEFAULT 'main' NOT NULL
  );
  
  CREATE TABLE "site_settings_emails_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"purpose" "enum_site_settings_addresses_purpose" NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "site_settings_addresses_locales" (
  	"label" varchar NOT NULL,
  	"lines" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  	"brand" varchar NOT NULL,
  	"legal_name" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"whatsapp" varchar,
  	"grievance_email" varchar,
  	"domain_status" "enum_site_settings_domain_status" DEFAULT 'live' NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company" varchar NOT NULL,
  	"parent_name" varchar,
  	"tagline" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"grievance_name" varchar,
  	"opening_hours" varchar,
  	"announcement" varchar,
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
  	"version_grievance_email" varchar,
  	"version_domain_status" "enum__site_settings_v_version_domain_status" DEFAULT 'live' NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
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
  	"version_grievance_name" varchar,
  	"version_opening_hours" varchar,
  	"version_announcement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "answer_times_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "answer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hours_dealer" numeric DEFAULT 16 NOT NULL,
  	"hours_contact" numeric DEFAULT 8 NOT NULL,
  	"hours_inquiry" numeric DEFAULT 4 NOT NULL,
  	"hours_application" numeric DEFAULT 40 NOT NULL,
  	"hours_testride" numeric DEFAULT 4 NOT NULL,
  	"opens_at" numeric DEFAULT 10 NOT NULL,
  	"closes_at" numeric DEFAULT 18 NOT NULL,
  	"late_to" varchar,
  	"head_to" varchar,
  	"link_days" numeric DEFAULT 14 NOT NULL,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"last_change_others_by" varchar,
  	"last_change_others_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_answer_times_v_version_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "answer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_answer_times_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hours_dealer" numeric DEFAULT 16 NOT NULL,
  	"version_hours_contact" numeric DEFAULT 8 NOT NULL,
  	"version_hours_inquiry" numeric DEFAULT 4 NOT NULL,
  	"version_hours_application" numeric DEFAULT 40 NOT NULL,
  	"version_hours_testride" numeric DEFAULT 4 NOT NULL,
  	"version_opens_at" numeric DEFAULT 10 NOT NULL,
  	"version_closes_at" numeric DEFAULT 18 NOT NULL,
  	"version_late_to" varchar,
  	"version_head_to" varchar,
  	"version_link_days" numeric DEFAULT 14 NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_last_change_others_by" varchar,
  	"version_last_change_others_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_revision" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "page_meta" ADD CONSTRAINT "page_meta_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_meta_locales" ADD CONSTRAINT "page_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_parent_id_page_meta_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_meta"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v" ADD CONSTRAINT "_page_meta_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_meta_v_locales" ADD CONSTRAINT "_page_meta_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_meta_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_shown_on" ADD CONSTRAINT "questions_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_shown_on" ADD CONSTRAINT "_questions_v_version_shown_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v" ADD CONSTRAINT "_questions_v_parent_id_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questions_v_locales" ADD CONSTRAINT "_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants" ADD CONSTRAINT "products_variants_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_variants" ADD CONSTRAINT "products_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_locales" ADD CONSTRAINT "products_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures" ADD CONSTRAINT "products_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures_locales" ADD CONSTRAINT "products_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_customer_requirements" ADD CONSTRAINT "products_customer_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_customer_requirements_locales" ADD CONSTRAINT "products_customer_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_customer_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_solutions" ADD CONSTRAINT "products_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_solutions_locales" ADD CONSTRAINT "products_solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_innovations" ADD CONSTRAINT "products_innovations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_innovations_locales" ADD CONSTRAINT "products_innovations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_innovations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_segment_needs" ADD CONSTRAINT "products_segment_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_segment_needs_locales" ADD CONSTRAINT "products_segment_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_segment_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_end_users" ADD CONSTRAINT "products_end_users_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_end_users_locales" ADD CONSTRAINT "products_end_users_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_end_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_target_customers" ADD CONSTRAINT "products_target_customers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_target_customers_locales" ADD CONSTRAINT "products_target_customers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_target_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_accessories" ADD CONSTRAINT "products_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_accessories_locales" ADD CONSTRAINT "products_accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison_rows" ADD CONSTRAINT "products_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison_rows_locales" ADD CONSTRAINT "products_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_innovation_picture_id_media_id_fk" FOREIGN KEY ("innovation_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_banner_picture_id_media_id_fk" FOREIGN KEY ("banner_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_innovation_picture_id_media_id_fk" FOREIGN KEY ("version_innovation_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_banner_picture_id_media_id_fk" FOREIGN KEY ("version_banner_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_turntable_id_media_id_fk" FOREIGN KEY ("version_turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assumptions_locales" ADD CONSTRAINT "assumptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_assumptions_v" ADD CONSTRAINT "_assumptions_v_parent_id_assumptions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assumptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_assumptions_v_locales" ADD CONSTRAINT "_assumptions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_assumptions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_categories" ADD CONSTRAINT "trade_shows_categories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_categories_locales" ADD CONSTRAINT "trade_shows_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_images" ADD CONSTRAINT "trade_shows_images_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_shows_images" ADD CONSTRAINT "trade_shows_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_images_locales" ADD CONSTRAINT "trade_shows_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_videos" ADD CONSTRAINT "trade_shows_videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trade_shows_videos" ADD CONSTRAINT "trade_shows_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_videos_locales" ADD CONSTRAINT "trade_shows_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_locales" ADD CONSTRAINT "trade_shows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_items_locales" ADD CONSTRAINT "gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_parent_id_gallery_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v_locales" ADD CONSTRAINT "_gallery_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "states_locales" ADD CONSTRAINT "states_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_phones" ADD CONSTRAINT "dealers_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_hours_days" ADD CONSTRAINT "dealers_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_hours" ADD CONSTRAINT "dealers_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_services" ADD CONSTRAINT "dealers_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_spoken" ADD CONSTRAINT "dealers_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_phones" ADD CONSTRAINT "_dealers_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_hours_days" ADD CONSTRAINT "_dealers_v_version_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_hours" ADD CONSTRAINT "_dealers_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_services" ADD CONSTRAINT "_dealers_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_spoken" ADD CONSTRAINT "_dealers_v_version_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_state_id_states_id_fk" FOREIGN KEY ("version_state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v_locales" ADD CONSTRAINT "_dealers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_routed_to_id_dealers_id_fk" FOREIGN KEY ("routed_to_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "routing_rules_kinds" ADD CONSTRAINT "routing_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_languages" ADD CONSTRAINT "routing_rules_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_superior_id_staff_id_fk" FOREIGN KEY ("superior_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_staff_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_meta_fk" FOREIGN KEY ("page_meta_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assumptions_fk" FOREIGN KEY ("assumptions_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trade_shows_fk" FOREIGN KEY ("trade_shows_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_items_fk" FOREIGN KEY ("gallery_items_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routing_rules_fk" FOREIGN KEY ("routing_rules_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_records_fk" FOREIGN KEY ("seed_records_id") REFERENCES "public"."seed_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_checks_fk" FOREIGN KEY ("spent_checks_id") REFERENCES "public"."spent_checks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_introduction_selling_points" ADD CONSTRAINT "home_page_introduction_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_introduction_selling_points_locales" ADD CONSTRAINT "home_page_introduction_selling_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_introduction_selling_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_benefits_figures" ADD CONSTRAINT "home_page_benefits_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_benefits_figures_locales" ADD CONSTRAINT "home_page_benefits_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_benefits_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics" ADD CONSTRAINT "home_page_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics_locales" ADD CONSTRAINT "home_page_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_introduction_selling_points" ADD CONSTRAINT "_home_page_v_version_introduction_selling_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_introduction_selling_points_locales" ADD CONSTRAINT "_home_page_v_version_introduction_selling_points_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_introduction_selling_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_benefits_figures" ADD CONSTRAINT "_home_page_v_version_benefits_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_benefits_figures_locales" ADD CONSTRAINT "_home_page_v_version_benefits_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_benefits_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics" ADD CONSTRAINT "_home_page_v_version_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics_locales" ADD CONSTRAINT "_home_page_v_version_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_parent_facts" ADD CONSTRAINT "about_page_parent_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_parent_facts_locales" ADD CONSTRAINT "about_page_parent_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_parent_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_values" ADD CONSTRAINT "about_page_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_values_locales" ADD CONSTRAINT "about_page_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_needs" ADD CONSTRAINT "about_page_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_needs_locales" ADD CONSTRAINT "about_page_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_parent_facts" ADD CONSTRAINT "_about_page_v_version_parent_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_parent_facts_locales" ADD CONSTRAINT "_about_page_v_version_parent_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_parent_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values" ADD CONSTRAINT "_about_page_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values_locales" ADD CONSTRAINT "_about_page_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_needs" ADD CONSTRAINT "_about_page_v_version_needs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_needs_locales" ADD CONSTRAINT "_about_page_v_version_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_offers" ADD CONSTRAINT "dealer_page_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_offers_locales" ADD CONSTRAINT "dealer_page_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_locales" ADD CONSTRAINT "dealer_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_rels" ADD CONSTRAINT "dealer_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_rels" ADD CONSTRAINT "dealer_page_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "site_settings_phones" ADD CONSTRAINT "site_settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_phones_locales" ADD CONSTRAINT "site_settings_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_emails" ADD CONSTRAINT "site_settings_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_emails_locales" ADD CONSTRAINT "site_settings_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_addresses" ADD CONSTRAINT "site_settings_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_addresses_locales" ADD CONSTRAINT "site_settings_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_profiles" ADD CONSTRAINT "site_settings_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_phones" ADD CONSTRAINT "_site_settings_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_phones_locales" ADD CONSTRAINT "_site_settings_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_emails" ADD CONSTRAINT "_site_settings_v_version_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_emails_locales" ADD CONSTRAINT "_site_settings_v_version_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_addresses" ADD CONSTRAINT "_site_settings_v_version_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_addresses_locales" ADD CONSTRAINT "_site_settings_v_version_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_profiles" ADD CONSTRAINT "_site_settings_v_version_social_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_times_days" ADD CONSTRAINT "answer_times_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_times"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_answer_times_v_version_days" ADD CONSTRAINT "_answer_times_v_version_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_answer_times_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "page_meta_key_idx" ON "page_meta" USING btree ("key");
  CREATE INDEX "page_meta_banner_idx" ON "page_meta" USING btree ("banner_id");
  CREATE INDEX "page_meta_updated_at_idx" ON "page_meta" USING btree ("updated_at");
  CREATE INDEX "page_meta_created_at_idx" ON "page_meta" USING btree ("created_at");
  CREATE INDEX "page_meta_deleted_at_idx" ON "page_meta" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "page_meta_locales_locale_parent_id_unique" ON "page_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_meta_v_parent_idx" ON "_page_meta_v" USING btree ("parent_id");
  CREATE INDEX "_page_meta_v_version_version_key_idx" ON "_page_meta_v" USING btree ("version_key");
  CREATE INDEX "_page_meta_v_version_version_banner_idx" ON "_page_meta_v" USING btree ("version_banner_id");
  CREATE INDEX "_page_meta_v_version_version_updated_at_idx" ON "_page_meta_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_meta_v_version_version_created_at_idx" ON "_page_meta_v" USING btree ("version_created_at");
  CREATE INDEX "_page_meta_v_version_version_deleted_at_idx" ON "_page_meta_v" USING btree ("version_deleted_at");
  CREATE INDEX "_page_meta_v_created_at_idx" ON "_page_meta_v" USING btree ("created_at");
  CREATE INDEX "_page_meta_v_updated_at_idx" ON "_page_meta_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_page_meta_v_locales_locale_parent_id_unique" ON "_page_meta_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_picture_idx" ON "banners" USING btree ("picture_id");
  CREATE INDEX "banners_product_idx" ON "banners" USING btree ("product_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version__order_idx" ON "_banners_v" USING btree ("version__order");
  CREATE INDEX "_banners_v_version_version_picture_idx" ON "_banners_v" USING btree ("version_picture_id");
  CREATE INDEX "_banners_v_version_version_product_idx" ON "_banners_v" USING btree ("version_product_id");
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
  CREATE INDEX "questions_shown_on_order_idx" ON "questions_shown_on" USING btree ("order");
  CREATE INDEX "questions_shown_on_parent_idx" ON "questions_shown_on" USING btree ("parent_id");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "questions_deleted_at_idx" ON "questions" USING btree ("deleted_at");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questions_v_version_shown_on_order_idx" ON "_questions_v_version_shown_on" USING btree ("order");
  CREATE INDEX "_questions_v_version_shown_on_parent_idx" ON "_questions_v_version_shown_on" USING btree ("parent_id");
  CREATE INDEX "_questions_v_parent_idx" ON "_questions_v" USING btree ("parent_id");
  CREATE INDEX "_questions_v_version_version__order_idx" ON "_questions_v" USING btree ("version__order");
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
  CREATE INDEX "products_variants_order_idx" ON "products_variants" USING btree ("_order");
  CREATE INDEX "products_variants_parent_id_idx" ON "products_variants" USING btree ("_parent_id");
  CREATE INDEX "products_variants_turntable_idx" ON "products_variants" USING btree ("turntable_id");
  CREATE UNIQUE INDEX "products_variants_locales_locale_parent_id_unique" ON "products_variants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_figures_order_idx" ON "products_figures" USING btree ("_order");
  CREATE INDEX "products_figures_parent_id_idx" ON "products_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_figures_locales_locale_parent_id_unique" ON "products_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_customer_requirements_order_idx" ON "products_customer_requirements" USING btree ("_order");
  CREATE INDEX "products_customer_requirements_parent_id_idx" ON "products_customer_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_customer_requirements_locales_locale_parent_id_uniq" ON "products_customer_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_solutions_order_idx" ON "products_solutions" USING btree ("_order");
  CREATE INDEX "products_solutions_parent_id_idx" ON "products_solutions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_solutions_locales_locale_parent_id_unique" ON "products_solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_innovations_order_idx" ON "products_innovations" USING btree ("_order");
  CREATE INDEX "products_innovations_parent_id_idx" ON "products_innovations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_innovations_locales_locale_parent_id_unique" ON "products_innovations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_segment_needs_order_idx" ON "products_segment_needs" USING btree ("_order");
  CREATE INDEX "products_segment_needs_parent_id_idx" ON "products_segment_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_segment_needs_locales_locale_parent_id_unique" ON "products_segment_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_end_users_order_idx" ON "products_end_users" USING btree ("_order");
  CREATE INDEX "products_end_users_parent_id_idx" ON "products_end_users" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_end_users_locales_locale_parent_id_unique" ON "products_end_users_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_target_customers_order_idx" ON "products_target_customers" USING btree ("_order");
  CREATE INDEX "products_target_customers_parent_id_idx" ON "products_target_customers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_target_customers_locales_locale_parent_id_unique" ON "products_target_customers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_accessories_order_idx" ON "products_accessories" USING btree ("_order");
  CREATE INDEX "products_accessories_parent_id_idx" ON "products_accessories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_accessories_locales_locale_parent_id_unique" ON "products_accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_comparison_rows_order_idx" ON "products_comparison_rows" USING btree ("_order");
  CREATE INDEX "products_comparison_rows_parent_id_idx" ON "products_comparison_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_comparison_rows_locales_locale_parent_id_unique" ON "products_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_hero_picture_idx" ON "products" USING btree ("hero_picture_id");
  CREATE INDEX "products_innovation_picture_idx" ON "products" USING btree ("innovation_picture_id");
  CREATE INDEX "products_banner_picture_idx" ON "products" USING btree ("banner_picture_id");
  CREATE INDEX "products_turntable_idx" ON "products" USING btree ("turntable_id");
  CREATE UNIQUE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_questions_id_idx" ON "products_rels" USING btree ("questions_id");
  CREATE INDEX "_products_v_version_variants_order_idx" ON "_products_v_version_variants" USING btree ("_order");
  CREATE INDEX "_products_v_version_variants_parent_id_idx" ON "_products_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_variants_turntable_idx" ON "_products_v_version_variants" USING btree ("turntable_id");
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
  CREATE INDEX "_products_v_version_version_innovation_picture_idx" ON "_products_v" USING btree ("version_innovation_picture_id");
  CREATE INDEX "_products_v_version_version_banner_picture_idx" ON "_products_v" USING btree ("version_banner_picture_id");
  CREATE INDEX "_products_v_version_version_turntable_idx" ON "_products_v" USING btree ("version_turntable_id");
  CREATE INDEX "_products_v_version_version_key_idx" ON "_products_v" USING btree ("version_key");
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
  CREATE INDEX "assumptions__order_idx" ON "assumptions" USING btree ("_order");
  CREATE INDEX "assumptions_key_idx" ON "assumptions" USING btree ("key");
  CREATE INDEX "assumptions_review_by_idx" ON "assumptions" USING btree ("review_by");
  CREATE INDEX "assumptions_ends_on_idx" ON "assumptions" USING btree ("ends_on");
  CREATE INDEX "assumptions_updated_at_idx" ON "assumptions" USING btree ("updated_at");
  CREATE INDEX "assumptions_created_at_idx" ON "assumptions" USING btree ("created_at");
  CREATE INDEX "assumptions_deleted_at_idx" ON "assumptions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "assumptions_locales_locale_parent_id_unique" ON "assumptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_assumptions_v_parent_idx" ON "_assumptions_v" USING btree ("parent_id");
  CREATE INDEX "_assumptions_v_version_version__order_idx" ON "_assumptions_v" USING btree ("version__order");
  CREATE INDEX "_assumptions_v_version_version_key_idx" ON "_assumptions_v" USING btree ("version_key");
  CREATE INDEX "_assumptions_v_version_version_review_by_idx" ON "_assumptions_v" USING btree ("version_review_by");
  CREATE INDEX "_assumptions_v_version_version_ends_on_idx" ON "_assumptions_v" USING btree ("version_ends_on");
  CREATE INDEX "_assumptions_v_version_version_updated_at_idx" ON "_assumptions_v" USING btree ("version_updated_at");
  CREATE INDEX "_assumptions_v_version_version_created_at_idx" ON "_assumptions_v" USING btree ("version_created_at");
  CREATE INDEX "_assumptions_v_version_version_deleted_at_idx" ON "_assumptions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_assumptions_v_created_at_idx" ON "_assumptions_v" USING btree ("created_at");
  CREATE INDEX "_assumptions_v_updated_at_idx" ON "_assumptions_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_assumptions_v_locales_locale_parent_id_unique" ON "_assumptions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blogs_picture_idx" ON "blogs" USING btree ("picture_id");
  CREATE INDEX "blogs_published_at_idx" ON "blogs" USING btree ("published_at");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "_status_publishedAt_idx" ON "blogs" USING btree ("_status","published_at");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_picture_idx" ON "_blogs_v" USING btree ("version_picture_id");
  CREATE INDEX "_blogs_v_version_version_published_at_idx" ON "_blogs_v" USING btree ("version_published_at");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_blogs_v" USING btree ("version__status","version_published_at");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_date_idx" ON "events" USING btree ("date");
  CREATE INDEX "events_ends_on_idx" ON "events" USING btree ("ends_on");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_status_date_idx" ON "events" USING btree ("_status","date");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_date_idx" ON "_events_v" USING btree ("version_date");
  CREATE INDEX "_events_v_version_version_ends_on_idx" ON "_events_v" USING btree ("version_ends_on");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_date_idx" ON "_events_v" USING btree ("version__status","version_date");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "trade_shows_categories_order_idx" ON "trade_shows_categories" USING btree ("_order");
  CREATE INDEX "trade_shows_categories_parent_id_idx" ON "trade_shows_categories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "trade_shows_categories_locales_locale_parent_id_unique" ON "trade_shows_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trade_shows_images_order_idx" ON "trade_shows_images" USING btree ("_order");
  CREATE INDEX "trade_shows_images_parent_id_idx" ON "trade_shows_images" USING btree ("_parent_id");
  CREATE INDEX "trade_shows_images_picture_idx" ON "trade_shows_images" USING btree ("picture_id");
  CREATE UNIQUE INDEX "trade_shows_images_locales_locale_parent_id_unique" ON "trade_shows_images_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "trade_shows_videos_order_idx" ON "trade_shows_videos" USING btree ("_order");
  CREATE INDEX "trade_shows_videos_parent_id_idx" ON "trade_shows_videos" USING btree ("_parent_id");
  CREATE INDEX "trade_shows_videos_poster_idx" ON "trade_shows_videos" USING btree ("poster_id");
  CREATE UNIQUE INDEX "trade_shows_videos_locales_locale_parent_id_unique" ON "trade_shows_videos_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "trade_shows_token_idx" ON "trade_shows" USING btree ("token");
  CREATE INDEX "trade_shows_updated_at_idx" ON "trade_shows" USING btree ("updated_at");
  CREATE INDEX "trade_shows_created_at_idx" ON "trade_shows" USING btree ("created_at");
  CREATE INDEX "trade_shows_deleted_at_idx" ON "trade_shows" USING btree ("deleted_at");
  CREATE INDEX "trade_shows__status_idx" ON "trade_shows" USING btree ("_status");
  CREATE UNIQUE INDEX "trade_shows_locales_locale_parent_id_unique" ON "trade_shows_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_picture_idx" ON "testimonials" USING btree ("picture_id");
  CREATE INDEX "testimonials_product_idx" ON "testimonials" USING btree ("product_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_picture_idx" ON "_testimonials_v" USING btree ("version_picture_id");
  CREATE INDEX "_testimonials_v_version_version_product_idx" ON "_testimonials_v" USING btree ("version_product_id");
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
  CREATE INDEX "gallery_items__order_idx" ON "gallery_items" USING btree ("_order");
  CREATE INDEX "gallery_items_picture_idx" ON "gallery_items" USING btree ("picture_id");
  CREATE INDEX "gallery_items_date_idx" ON "gallery_items" USING btree ("date");
  CREATE INDEX "gallery_items_updated_at_idx" ON "gallery_items" USING btree ("updated_at");
  CREATE INDEX "gallery_items_created_at_idx" ON "gallery_items" USING btree ("created_at");
  CREATE INDEX "gallery_items_deleted_at_idx" ON "gallery_items" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "gallery_items_locales_locale_parent_id_unique" ON "gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_items_v_parent_idx" ON "_gallery_items_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_items_v_version_version__order_idx" ON "_gallery_items_v" USING btree ("version__order");
  CREATE INDEX "_gallery_items_v_version_version_picture_idx" ON "_gallery_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_gallery_items_v_version_version_date_idx" ON "_gallery_items_v" USING btree ("version_date");
  CREATE INDEX "_gallery_items_v_version_version_updated_at_idx" ON "_gallery_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_items_v_version_version_created_at_idx" ON "_gallery_items_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_items_v_version_version_deleted_at_idx" ON "_gallery_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_gallery_items_v_created_at_idx" ON "_gallery_items_v" USING btree ("created_at");
  CREATE INDEX "_gallery_items_v_updated_at_idx" ON "_gallery_items_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_gallery_items_v_locales_locale_parent_id_unique" ON "_gallery_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w640_sizes_w640_filename_idx" ON "media" USING btree ("sizes_w640_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "media_sizes_w320avif_sizes_w320avif_filename_idx" ON "media" USING btree ("sizes_w320avif_filename");
  CREATE INDEX "media_sizes_w480avif_sizes_w480avif_filename_idx" ON "media" USING btree ("sizes_w480avif_filename");
  CREATE INDEX "media_sizes_w640avif_sizes_w640avif_filename_idx" ON "media" USING btree ("sizes_w640avif_filename");
  CREATE INDEX "media_sizes_w960avif_sizes_w960avif_filename_idx" ON "media" USING btree ("sizes_w960avif_filename");
  CREATE INDEX "media_sizes_w1280avif_sizes_w1280avif_filename_idx" ON "media" USING btree ("sizes_w1280avif_filename");
  CREATE INDEX "media_sizes_w1920avif_sizes_w1920avif_filename_idx" ON "media" USING btree ("sizes_w1920avif_filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_thumbavif_sizes_thumbavif_filename_idx" ON "media" USING btree ("sizes_thumbavif_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "certificates__order_idx" ON "certificates" USING btree ("_order");
  CREATE INDEX "certificates_picture_idx" ON "certificates" USING btree ("picture_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version__order_idx" ON "_certificates_v" USING btree ("version__order");
  CREATE INDEX "_certificates_v_version_version_picture_idx" ON "_certificates_v" USING btree ("version_picture_id");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "states_name_idx" ON "states" USING btree ("name");
  CREATE UNIQUE INDEX "states_code_idx" ON "states" USING btree ("code");
  CREATE INDEX "states_updated_at_idx" ON "states" USING btree ("updated_at");
  CREATE INDEX "states_created_at_idx" ON "states" USING btree ("created_at");
  CREATE INDEX "states_deleted_at_idx" ON "states" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "states_locales_locale_parent_id_unique" ON "states_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cities_name_idx" ON "cities" USING btree ("name");
  CREATE INDEX "cities_state_idx" ON "cities" USING btree ("state_id");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_phones_order_idx" ON "dealers_phones" USING btree ("_order");
  CREATE INDEX "dealers_phones_parent_id_idx" ON "dealers_phones" USING btree ("_parent_id");
  CREATE INDEX "dealers_hours_days_order_idx" ON "dealers_hours_days" USING btree ("order");
  CREATE INDEX "dealers_hours_days_parent_idx" ON "dealers_hours_days" USING btree ("parent_id");
  CREATE INDEX "dealers_hours_order_idx" ON "dealers_hours" USING btree ("_order");
  CREATE INDEX "dealers_hours_parent_id_idx" ON "dealers_hours" USING btree ("_parent_id");
  CREATE INDEX "dealers_services_order_idx" ON "dealers_services" USING btree ("order");
  CREATE INDEX "dealers_services_parent_idx" ON "dealers_services" USING btree ("parent_id");
  CREATE INDEX "dealers_spoken_order_idx" ON "dealers_spoken" USING btree ("order");
  CREATE INDEX "dealers_spoken_parent_idx" ON "dealers_spoken" USING btree ("parent_id");
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug");
  CREATE INDEX "dealers_pin_idx" ON "dealers" USING btree ("pin");
  CREATE INDEX "dealers_state_idx" ON "dealers" USING btree ("state_id");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers_deleted_at_idx" ON "dealers" USING btree ("deleted_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealers_rels_order_idx" ON "dealers_rels" USING btree ("order");
  CREATE INDEX "dealers_rels_parent_idx" ON "dealers_rels" USING btree ("parent_id");
  CREATE INDEX "dealers_rels_path_idx" ON "dealers_rels" USING btree ("path");
  CREATE INDEX "dealers_rels_products_id_idx" ON "dealers_rels" USING btree ("products_id");
  CREATE INDEX "_dealers_v_version_phones_order_idx" ON "_dealers_v_version_phones" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_phones_parent_id_idx" ON "_dealers_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_hours_days_order_idx" ON "_dealers_v_version_hours_days" USING btree ("order");
  CREATE INDEX "_dealers_v_version_hours_days_parent_idx" ON "_dealers_v_version_hours_days" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_hours_order_idx" ON "_dealers_v_version_hours" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_hours_parent_id_idx" ON "_dealers_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_services_order_idx" ON "_dealers_v_version_services" USING btree ("order");
  CREATE INDEX "_dealers_v_version_services_parent_idx" ON "_dealers_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_spoken_order_idx" ON "_dealers_v_version_spoken" USING btree ("order");
  CREATE INDEX "_dealers_v_version_spoken_parent_idx" ON "_dealers_v_version_spoken" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_slug_idx" ON "_dealers_v" USING btree ("version_slug");
  CREATE INDEX "_dealers_v_version_version_pin_idx" ON "_dealers_v" USING btree ("version_pin");
  CREATE INDEX "_dealers_v_version_version_state_idx" ON "_dealers_v" USING btree ("version_state_id");
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version_deleted_at_idx" ON "_dealers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dealers_v_locales_locale_parent_id_unique" ON "_dealers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_rels_order_idx" ON "_dealers_v_rels" USING btree ("order");
  CREATE INDEX "_dealers_v_rels_parent_idx" ON "_dealers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_rels_path_idx" ON "_dealers_v_rels" USING btree ("path");
  CREATE INDEX "_dealers_v_rels_products_id_idx" ON "_dealers_v_rels" USING btree ("products_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_next_step_on_idx" ON "leads" USING btree ("next_step_on");
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE INDEX "leads_remind_at_idx" ON "leads" USING btree ("remind_at");
  CREATE INDEX "leads_routed_to_idx" ON "leads" USING btree ("routed_to_id");
  CREATE INDEX "leads_route_at_idx" ON "leads" USING btree ("route_at");
  CREATE INDEX "leads_escalate_at_idx" ON "leads" USING btree ("escalate_at");
  CREATE INDEX "leads_phone_digits_idx" ON "leads" USING btree ("phone_digits");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state_id");
  CREATE INDEX "leads_city_idx" ON "leads" USING btree ("city_id");
  CREATE INDEX "leads_job_idx" ON "leads" USING btree ("job_id");
  CREATE INDEX "leads_product_idx" ON "leads" USING btree ("product_id");
  CREATE INDEX "leads_dealer_idx" ON "leads" USING btree ("dealer_id");
  CREATE INDEX "leads_page_idx" ON "leads" USING btree ("page");
  CREATE INDEX "leads_resume_file_idx" ON "leads" USING btree ("resume_file");
  CREATE UNIQUE INDEX "leads_lead_key_idx" ON "leads" USING btree ("lead_key");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "delivery_nextAttemptAt_idx" ON "leads" USING btree ("delivery","next_attempt_at");
  CREATE INDEX "delivery_phoneDigits_idx" ON "leads" USING btree ("delivery","phone_digits");
  CREATE INDEX "delivery_email_idx" ON "leads" USING btree ("delivery","email");
  CREATE INDEX "deletedAt_createdAt_idx" ON "leads" USING btree ("deleted_at","created_at");
  CREATE INDEX "deletedAt_closedAt_idx" ON "leads" USING btree ("deleted_at","closed_at");
  CREATE INDEX "deletedAt_remindAt_idx" ON "leads" USING btree ("deleted_at","remind_at");
  CREATE INDEX "compound_index_idx" ON "leads" USING btree ("deleted_at","kind","status","owner_id","routed_to_id","created_at","answer_by","called_at","next_step_on","delivery","job_id");
  CREATE INDEX "privacy_requests_kind_idx" ON "privacy_requests" USING btree ("kind");
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_about_idx" ON "privacy_requests" USING btree ("about");
  CREATE INDEX "privacy_requests_email_idx" ON "privacy_requests" USING btree ("email");
  CREATE INDEX "privacy_requests_phone_idx" ON "privacy_requests" USING btree ("phone");
  CREATE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_settled_at_idx" ON "privacy_requests" USING btree ("settled_at");
  CREATE UNIQUE INDEX "privacy_requests_request_key_idx" ON "privacy_requests" USING btree ("request_key");
  CREATE INDEX "privacy_requests_next_attempt_at_idx" ON "privacy_requests" USING btree ("next_attempt_at");
  CREATE INDEX "privacy_requests_key_hash_idx" ON "privacy_requests" USING btree ("key_hash");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "lead_log_lead_idx" ON "lead_log" USING btree ("lead");
  CREATE INDEX "lead_routes_state_idx" ON "lead_routes" USING btree ("state");
  CREATE INDEX "lead_routes_mail_at_idx" ON "lead_routes" USING btree ("mail_at");
  CREATE INDEX "lead_routes_key_until_idx" ON "lead_routes" USING btree ("key_until");
  CREATE UNIQUE INDEX "lead_step_idx" ON "lead_routes" USING btree ("lead","step");
  CREATE UNIQUE INDEX "rule_turn_idx" ON "lead_routes" USING btree ("rule","turn");
  CREATE INDEX "lead_recalls_next_attempt_at_idx" ON "lead_recalls" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "lead_step_reason_idx" ON "lead_recalls" USING btree ("lead","step","reason");
  CREATE INDEX "routing_rules_kinds_order_idx" ON "routing_rules_kinds" USING btree ("order");
  CREATE INDEX "routing_rules_kinds_parent_idx" ON "routing_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "routing_rules_languages_order_idx" ON "routing_rules_languages" USING btree ("order");
  CREATE INDEX "routing_rules_languages_parent_idx" ON "routing_rules_languages" USING btree ("parent_id");
  CREATE INDEX "routing_rules__order_idx" ON "routing_rules" USING btree ("_order");
  CREATE INDEX "routing_rules_updated_at_idx" ON "routing_rules" USING btree ("updated_at");
  CREATE INDEX "routing_rules_created_at_idx" ON "routing_rules" USING btree ("created_at");
  CREATE INDEX "routing_rules_rels_order_idx" ON "routing_rules_rels" USING btree ("order");
  CREATE INDEX "routing_rules_rels_parent_idx" ON "routing_rules_rels" USING btree ("parent_id");
  CREATE INDEX "routing_rules_rels_path_idx" ON "routing_rules_rels" USING btree ("path");
  CREATE INDEX "routing_rules_rels_products_id_idx" ON "routing_rules_rels" USING btree ("products_id");
  CREATE INDEX "routing_rules_rels_states_id_idx" ON "routing_rules_rels" USING btree ("states_id");
  CREATE INDEX "routing_rules_rels_staff_id_idx" ON "routing_rules_rels" USING btree ("staff_id");
  CREATE INDEX "routing_rules_rels_dealers_id_idx" ON "routing_rules_rels" USING btree ("dealers_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_superior_idx" ON "staff" USING btree ("superior_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_staff_id_idx" ON "audit_log" USING btree ("staff_id");
  CREATE INDEX "audit_log_session_idx" ON "audit_log" USING btree ("session");
  CREATE INDEX "action_at_idx" ON "audit_log" USING btree ("action","at");
  CREATE INDEX "action_staffId_at_idx" ON "audit_log" USING btree ("action","staff_id","at");
  CREATE UNIQUE INDEX "seed_records_key_idx" ON "seed_records" USING btree ("key");
  CREATE INDEX "translated_texts_document_idx" ON "translated_texts" USING btree ("document");
  CREATE UNIQUE INDEX "spent_checks_token_idx" ON "spent_checks" USING btree ("token");
  CREATE INDEX "spent_checks_expires_at_idx" ON "spent_checks" USING btree ("expires_at");
  CREATE INDEX "webhook_events_at_idx" ON "webhook_events" USING btree ("at");
  CREATE INDEX "webhook_events_lead_idx" ON "webhook_events" USING btree ("lead");
  CREATE INDEX "webhook_events_state_idx" ON "webhook_events" USING btree ("state");
  CREATE INDEX "webhook_events_delivered_at_idx" ON "webhook_events" USING btree ("delivered_at");
  CREATE UNIQUE INDEX "webhook_events_event_key_idx" ON "webhook_events" USING btree ("event_key");
  CREATE UNIQUE INDEX "report_keys_key_hash_idx" ON "report_keys" USING btree ("key_hash");
  CREATE INDEX "report_keys_updated_at_idx" ON "report_keys" USING btree ("updated_at");
  CREATE INDEX "report_keys_created_at_idx" ON "report_keys" USING btree ("created_at");
  CREATE UNIQUE INDEX "preview_links_key_idx" ON "preview_links" USING btree ("key");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_rels_assumptions_id_idx" ON "payload_locked_documents_rels" USING btree ("assumptions_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_trade_shows_id_idx" ON "payload_locked_documents_rels" USING btree ("trade_shows_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_items_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_items_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_states_id_idx" ON "payload_locked_documents_rels" USING btree ("states_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "payload_locked_documents_rels_routing_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("routing_rules_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_seed_records_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_records_id");
  CREATE INDEX "payload_locked_documents_rels_spent_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_checks_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
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
  CREATE UNIQUE INDEX "home_page_introduction_selling_points_locales_locale_parent_" ON "home_page_introduction_selling_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_benefits_figures_order_idx" ON "home_page_benefits_figures" USING btree ("_order");
  CREATE INDEX "home_page_benefits_figures_parent_id_idx" ON "home_page_benefits_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_benefits_figures_locales_locale_parent_id_unique" ON "home_page_benefits_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_statistics_order_idx" ON "home_page_statistics" USING btree ("_order");
  CREATE INDEX "home_page_statistics_parent_id_idx" ON "home_page_statistics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_statistics_locales_locale_parent_id_unique" ON "home_page_statistics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_introduction_selling_points_order_idx" ON "_home_page_v_version_introduction_selling_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_introduction_selling_points_parent_id_idx" ON "_home_page_v_version_introduction_selling_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_introduction_selling_points_locales_loc" ON "_home_page_v_version_introduction_selling_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_benefits_figures_order_idx" ON "_home_page_v_version_benefits_figures" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_benefits_figures_parent_id_idx" ON "_home_page_v_version_benefits_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_benefits_figures_locales_locale_parent_" ON "_home_page_v_version_benefits_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_statistics_order_idx" ON "_home_page_v_version_statistics" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_statistics_parent_id_idx" ON "_home_page_v_version_statistics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_statistics_locales_locale_parent_id_uni" ON "_home_page_v_version_statistics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_parent_facts_order_idx" ON "about_page_parent_facts" USING btree ("_order");
  CREATE INDEX "about_page_parent_facts_parent_id_idx" ON "about_page_parent_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_parent_facts_locales_locale_parent_id_unique" ON "about_page_parent_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_values_order_idx" ON "about_page_values" USING btree ("_order");
  CREATE INDEX "about_page_values_parent_id_idx" ON "about_page_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_values_locales_locale_parent_id_unique" ON "about_page_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_needs_order_idx" ON "about_page_needs" USING btree ("_order");
  CREATE INDEX "about_page_needs_parent_id_idx" ON "about_page_needs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_needs_locales_locale_parent_id_unique" ON "about_page_needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_picture_idx" ON "about_page" USING btree ("picture_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_page_offers_order_idx" ON "dealer_page_offers" USING btree ("_order");
  CREATE INDEX "dealer_page_offers_parent_id_idx" ON "dealer_page_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "dealer_page_offers_locales_locale_parent_id_unique" ON "dealer_page_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_page__status_idx" ON "dealer_page" USING btree ("_status");
  CREATE UNIQUE INDEX "dealer_page_locales_locale_parent_id_unique" ON "dealer_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_page_rels_order_idx" ON "dealer_page_rels" USING btree ("order");
  CREATE INDEX "dealer_page_rels_parent_idx" ON "dealer_page_rels" USING btree ("parent_id");
  CREATE INDEX "dealer_page_rels_path_idx" ON "dealer_page_rels" USING btree ("path");
  CREATE INDEX "dealer_page_rels_products_id_idx" ON "dealer_page_rels" USING btree ("products_id");
  CREATE INDEX "_dealer_page_v_version_offers_order_idx" ON "_dealer_page_v_version_offers" USING btree ("_order");
  CREATE INDEX "_dealer_page_v_version_offers_parent_id_idx" ON "_dealer_page_v_version_offers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_dealer_page_v_version_offers_locales_locale_parent_id_uniqu" ON "_dealer_page_v_version_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealer_page_v_version_version__status_idx" ON "_dealer_page_v" USING btree ("version__status");
  CREATE INDEX "_dealer_page_v_created_at_idx" ON "_dealer_page_v" USING btree ("created_at");
  CREATE INDEX "_dealer_page_v_updated_at_idx" ON "_dealer_page_v" USING btree ("updated_at");
  CREATE INDEX "_dealer_page_v_snapshot_idx" ON "_dealer_page_v" USING btree ("snapshot");
  CREATE INDEX "_dealer_page_v_published_locale_idx" ON "_dealer_page_v" USING btree ("published_locale");
  CREATE INDEX "_dealer_page_v_latest_idx" ON "_dealer_page_v" USING btree ("latest");
  CREATE INDEX "_dealer_page_v_autosave_idx" ON "_dealer_page_v" USING btree ("autosave");
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
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
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
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_menus_v_autosave_idx" ON "_menus_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_phones_order_idx" ON "site_settings_phones" USING btree ("_order");
  CREATE INDEX "site_settings_phones_parent_id_idx" ON "site_settings_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_phones_locales_locale_parent_id_unique" ON "site_settings_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_emails_order_idx" ON "site_settings_emails" USING btree ("_order");
  CREATE INDEX "site_settings_emails_parent_id_idx" ON "site_settings_emails" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_emails_locales_locale_parent_id_unique" ON "site_settings_emails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_addresses_order_idx" ON "site_settings_addresses" USING btree ("_order");
  CREATE INDEX "site_settings_addresses_parent_id_idx" ON "site_settings_addresses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_addresses_locales_locale_parent_id_unique" ON "site_settings_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_profiles_order_idx" ON "site_settings_social_profiles" USING btree ("_order");
  CREATE INDEX "site_settings_social_profiles_parent_id_idx" ON "site_settings_social_profiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "answer_times_days_order_idx" ON "answer_times_days" USING btree ("order");
  CREATE INDEX "answer_times_days_parent_idx" ON "answer_times_days" USING btree ("parent_id");
  CREATE INDEX "_answer_times_v_version_days_order_idx" ON "_answer_times_v_version_days" USING btree ("order");
  CREATE INDEX "_answer_times_v_version_days_parent_idx" ON "_answer_times_v_version_days" USING btree ("parent_id");
  CREATE INDEX "_answer_times_v_created_at_idx" ON "_answer_times_v" USING btree ("created_at");
  CREATE INDEX "_answer_times_v_updated_at_idx" ON "_answer_times_v" USING btree ("updated_at");`)
  await db.execute(sql`CREATE INDEX leads_email_lower_idx ON leads (LOWER(email));`)
  // Nothing reads them any more: the next migration drops them.
  await db.execute(sql`ALTER TABLE "assumptions" ADD COLUMN "order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_assumptions_v" ADD COLUMN "version_order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "banners" ADD COLUMN "order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "_banners_v" ADD COLUMN "version_order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "certificates" ADD COLUMN "order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_certificates_v" ADD COLUMN "version_order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "gallery_items" ADD COLUMN "order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_gallery_items_v" ADD COLUMN "version_order" numeric DEFAULT 100 NOT NULL;`)
  await db.execute(sql`ALTER TABLE "products" ADD COLUMN "order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "_products_v" ADD COLUMN "version_order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "questions" ADD COLUMN "order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "_questions_v" ADD COLUMN "version_order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "testimonials" ADD COLUMN "order" numeric DEFAULT 100;`)
  await db.execute(sql`ALTER TABLE "_testimonials_v" ADD COLUMN "version_order" numeric DEFAULT 100;`)
}
