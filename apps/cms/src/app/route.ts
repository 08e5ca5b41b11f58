/** There is nothing at the root; whoever comes here wants the admin panel. */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: "/admin" } });
}
