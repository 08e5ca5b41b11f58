export const Logo = () => (
  <h1 className="admin-logo">
    <Sign size={44} />
    <span>School admin</span>
  </h1>
);

export const Icon = () => <Sign size="100%" />;

const Sign = ({ size }: { size: number | string }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" role="img" aria-label="School admin">
    <rect width="48" height="48" rx="10" fill="#12332a" />
    <path d="M6 32 18 18l7 8 6-6 11 12" fill="none" stroke="#d9b25f" strokeWidth="2.5" />
    <path d="M10 37c5-2 10-2 14 1 4-3 9-3 14-1" fill="none" stroke="#efe4c8" strokeWidth="2.5" />
  </svg>
);
