import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`name_and_address\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'SGC',
  	\`tagline\` text DEFAULT 'A residential school for boys in the hills, since 1853',
  	\`founded\` numeric DEFAULT 1853,
  	\`years_of_service\` text DEFAULT '172+',
  	\`handed_over\` numeric DEFAULT 1893,
  	\`address\` text DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	\`office_phone\` text DEFAULT '+91 00000 00001',
  	\`admissions_phone\` text DEFAULT '+91 00000 00002',
  	\`email\` text DEFAULT 'office@sgc.example',
  	\`website\` text DEFAULT 'www.sgc.example',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`name_and_address__status_idx\` ON \`name_and_address\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_name_and_address_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text DEFAULT 'SGC',
  	\`version_tagline\` text DEFAULT 'A residential school for boys in the hills, since 1853',
  	\`version_founded\` numeric DEFAULT 1853,
  	\`version_years_of_service\` text DEFAULT '172+',
  	\`version_handed_over\` numeric DEFAULT 1893,
  	\`version_address\` text DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	\`version_office_phone\` text DEFAULT '+91 00000 00001',
  	\`version_admissions_phone\` text DEFAULT '+91 00000 00002',
  	\`version_email\` text DEFAULT 'office@sgc.example',
  	\`version_website\` text DEFAULT 'www.sgc.example',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_version_version__status_idx\` ON \`_name_and_address_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_created_at_idx\` ON \`_name_and_address_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_updated_at_idx\` ON \`_name_and_address_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_latest_idx\` ON \`_name_and_address_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`links_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`links_social_order_idx\` ON \`links_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`links_social_parent_id_idx\` ON \`links_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`registration\` text DEFAULT 'https://example.org/registration',
  	\`fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`login\` text DEFAULT 'https://example.org/login',
  	\`milestone\` text DEFAULT 'https://example.org/milestone',
  	\`social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`map_page\` text DEFAULT 'https://example.org/map',
  	\`map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`links__status_idx\` ON \`links\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_links_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_links_v_version_social_order_idx\` ON \`_links_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_social_parent_id_idx\` ON \`_links_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_links_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_registration\` text DEFAULT 'https://example.org/registration',
  	\`version_fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`version_login\` text DEFAULT 'https://example.org/login',
  	\`version_milestone\` text DEFAULT 'https://example.org/milestone',
  	\`version_social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`version_map_page\` text DEFAULT 'https://example.org/map',
  	\`version_map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_links_v_version_version__status_idx\` ON \`_links_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_created_at_idx\` ON \`_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_updated_at_idx\` ON \`_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_latest_idx\` ON \`_links_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`admission\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`fee_terms\` text DEFAULT 'non-refundable',
  	\`fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`opening_until\` text,
  	\`opening_stays_printed\` integer DEFAULT true,
  	\`opening_afterwards\` text DEFAULT '',
  	\`entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`entrance_test_stays_printed\` integer DEFAULT true,
  	\`entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`admission__status_idx\` ON \`admission\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_admission_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`version_fee_terms\` text DEFAULT 'non-refundable',
  	\`version_fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`version_opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`version_opening_until\` text,
  	\`version_opening_stays_printed\` integer DEFAULT true,
  	\`version_opening_afterwards\` text DEFAULT '',
  	\`version_entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`version_entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`version_entrance_test_stays_printed\` integer DEFAULT true,
  	\`version_entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`version_documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_admission_v_version_version__status_idx\` ON \`_admission_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_created_at_idx\` ON \`_admission_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_updated_at_idx\` ON \`_admission_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_latest_idx\` ON \`_admission_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`call_timings_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`classes\` text,
  	\`time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`call_timings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_timings_rows_order_idx\` ON \`call_timings_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`call_timings_rows_parent_id_idx\` ON \`call_timings_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`call_timings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`call_timings__status_idx\` ON \`call_timings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_call_timings_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`classes\` text,
  	\`time\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_call_timings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_rows_order_idx\` ON \`_call_timings_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_rows_parent_id_idx\` ON \`_call_timings_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_call_timings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_version__status_idx\` ON \`_call_timings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_created_at_idx\` ON \`_call_timings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_updated_at_idx\` ON \`_call_timings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_latest_idx\` ON \`_call_timings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`school_year\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_class\` text DEFAULT 'Class IV',
  	\`last_class\` text DEFAULT 'Class XII',
  	\`from\` text DEFAULT 'February',
  	\`to\` text DEFAULT 'December',
  	\`terms\` text DEFAULT 'three terms',
  	\`midterm_break\` text DEFAULT 'June',
  	\`from_class_i_x\` text DEFAULT 'Commerce
  Science',
  	\`from_class_x_i\` text DEFAULT 'Science
  Commerce
  Humanities',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`school_year__status_idx\` ON \`school_year\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_school_year_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_first_class\` text DEFAULT 'Class IV',
  	\`version_last_class\` text DEFAULT 'Class XII',
  	\`version_from\` text DEFAULT 'February',
  	\`version_to\` text DEFAULT 'December',
  	\`version_terms\` text DEFAULT 'three terms',
  	\`version_midterm_break\` text DEFAULT 'June',
  	\`version_from_class_i_x\` text DEFAULT 'Commerce
  Science',
  	\`version_from_class_x_i\` text DEFAULT 'Science
  Commerce
  Humanities',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_year_v_version_version__status_idx\` ON \`_school_year_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_created_at_idx\` ON \`_school_year_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_updated_at_idx\` ON \`_school_year_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_latest_idx\` ON \`_school_year_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`numbers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`students\` numeric DEFAULT 700,
  	\`nationalities\` numeric DEFAULT 7,
  	\`class_rooms\` numeric DEFAULT 30,
  	\`acres\` numeric DEFAULT 400,
  	\`ratio_on_home\` text DEFAULT '1:30',
  	\`ratio_of_admissions\` text DEFAULT '1:12',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`numbers__status_idx\` ON \`numbers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_numbers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_students\` numeric DEFAULT 700,
  	\`version_nationalities\` numeric DEFAULT 7,
  	\`version_class_rooms\` numeric DEFAULT 30,
  	\`version_acres\` numeric DEFAULT 400,
  	\`version_ratio_on_home\` text DEFAULT '1:30',
  	\`version_ratio_of_admissions\` text DEFAULT '1:12',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_numbers_v_version_version__status_idx\` ON \`_numbers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_created_at_idx\` ON \`_numbers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_updated_at_idx\` ON \`_numbers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_latest_idx\` ON \`_numbers_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`name_and_address\`;`)
  await db.run(sql`DROP TABLE \`_name_and_address_v\`;`)
  await db.run(sql`DROP TABLE \`links_social\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`DROP TABLE \`_links_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_links_v\`;`)
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`DROP TABLE \`_admission_v\`;`)
  await db.run(sql`DROP TABLE \`call_timings_rows\`;`)
  await db.run(sql`DROP TABLE \`call_timings\`;`)
  await db.run(sql`DROP TABLE \`_call_timings_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_call_timings_v\`;`)
  await db.run(sql`DROP TABLE \`school_year\`;`)
  await db.run(sql`DROP TABLE \`_school_year_v\`;`)
  await db.run(sql`DROP TABLE \`numbers\`;`)
  await db.run(sql`DROP TABLE \`_numbers_v\`;`)
}
