/** The fields of a posted form; none when the body is not a form, whatever its content type. */
export async function readForm(request: Request): Promise<Record<string, FormDataEntryValue>> {
  const form = await request.formData().catch(() => undefined);
  return Object.fromEntries(form ?? []);
}
