import { Lightbox } from "photo-lightbox";
import { useLightbox } from "photo-lightbox/use-lightbox";

interface Product {
  src: string;
  alt: string;
  price: number;
}

export function ProductSheet({ products }: { products: Product[] }) {
  return <Lightbox images={products} defaultOpen slots={{ details: <Sheet /> }} />;
}

function Sheet() {
  const { item, close } = useLightbox<Product>();
  return (
    <aside aria-label="Product">
      <h2>{item.alt}</h2>
      <p>₹{item.price}</p>
      <button type="button" onClick={close}>
        Continue shopping
      </button>
    </aside>
  );
}
