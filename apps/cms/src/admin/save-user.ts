export type SaveResult = { text: string; isDone: boolean };

/** Saves fields of a user and returns the message to show: `done`, or the reason why not. */
export async function saveUser(
  id: number | string,
  fields: { password?: string; email?: string; oldPassword?: string },
  messages: { done: string; refused: string },
): Promise<SaveResult> {
  try {
    const response = await fetch(`/cms-api/users/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    });
    if (response.ok) return { text: messages.done, isDone: true };
    const { errors } = await response.json();
    const [first] = errors ?? [];
    const text = first?.data?.errors?.[0]?.message ?? first?.message ?? messages.refused;
    return { text, isDone: false };
  } catch {
    return { text: "The server could not be reached. Please try again.", isDone: false };
  }
}
