export const Logo = () => <p>SGC desk</p>;
export const Icon = () => <span>SGC</span>;
