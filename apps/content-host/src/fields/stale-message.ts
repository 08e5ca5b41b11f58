export const staleMessage =
  "Somebody else has saved this record since you opened it, so your words are not saved over theirs. Nothing is lost: both are here, above the form.";
