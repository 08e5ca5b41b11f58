// SQLite stores the name of a built-in picture as text: only Postgres has a list of them to extend.
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
