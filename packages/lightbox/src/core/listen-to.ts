/** Listens to a window event. Returns a function that removes the listener. */
export function listenTo<EventType>(
  name: string,
  handler: (event: EventType) => void,
  capture?: boolean,
): () => void {
  const listener = handler as EventListener;
  addEventListener(name, listener, capture);
  return () => removeEventListener(name, listener, capture);
}
