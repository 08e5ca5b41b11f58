import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { pageUpdates } from '../pages-of-0-1-0.ts'

/** The columns of the settings pages that had a default value. */
const columns: Record<string, string[]> = {
  name_and_address: ["name", "tagline", "founded", "years_of_service", "handed_over", "address", "office_phone", "admissions_phone", "email", "website"],
  links: ["registration", "fee_payment", "login", "milestone", "social_embed", "map_page", "map_embed"],
  admission: ["fee_amount", "fee_terms", "fee_paid_by", "opening_sentence", "opening_stays_printed", "opening_afterwards", "entrance_test_sentence", "entrance_test_until", "entrance_test_stays_printed", "entrance_test_afterwards", "documents"],
  call_timings: ["note"],
  school_year: ["first_class", "last_class", "from", "to", "terms", "midterm_break", "from_class_i_x", "from_class_x_i"],
  numbers: ["students", "nationalities", "class_rooms", "acres", "ratio_on_home", "ratio_of_admissions"],
  disclosure: ["board", "affiliation_number", "school_code", "sections", "campus_area", "internet", "class_rooms", "laboratories", "girls_toilets", "boys_toilets", "accessible_toilets", "inspection_video"],
  tiles: ["title"],
  timeline: ["about_title", "history", "about"],
  brand: ["ground", "accent", "signal"],
  song: ["note", "credit"],
  menu_documents: ["academics", "fees_structure", "weekly_menu"],
  settings: ["pupils", "board", "birthdays", "aadhaar_mandatory_word", "marks_are_percentages", "show_send_failure", "form_type", "sample_wording"],
  privacy: ["contact_english", "contact_hindi", "contact_email", "contact_days", "contact_notice_english", "contact_notice_hindi", "newsletter_notice_english", "newsletter_notice_hindi", "no_names_beside_pictures", "blocks_ai_training"],
  accessibility: ["email", "days", "known_issues"],
}

/** The settings pages have no default values any more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    await dropDefaults(table, names)
    await dropDefaults(`_${table}_v`, names.map((name) => `version_${name}`))
  }
  for (const statement of pageUpdates) await db.execute(sql.raw(statement))

  async function dropDefaults(of: string, names: string[]): Promise<void> {
    const changes = names.map((name) => `ALTER COLUMN "${name}" DROP DEFAULT`)
    await db.execute(sql.raw(`ALTER TABLE "${of}" ${changes.join(", ")}`))
  }
}

/** A rollback keeps the new schema (decision 037). */
export async function down(): Promise<void> {}
