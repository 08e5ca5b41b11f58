/** A condition on texts without a part. Payload adds wildcards to the operator `like`, but not to `not_like`. */
export const notContaining = (part: string): { not_like: string } => ({ not_like: `%${part}%` });
