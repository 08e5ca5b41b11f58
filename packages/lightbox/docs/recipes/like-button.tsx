import { Lightbox } from "photo-lightbox";
import { useLightbox } from "photo-lightbox/use-lightbox";
import { useState } from "react";

interface Photo {
  id: string;
  src: string;
}

export function LikeButton({ photos }: { photos: Photo[] }) {
  const [liked, setLiked] = useState<string[]>([]);
  const button = <Like liked={liked} onLike={(id) => setLiked([...liked, id])} />;
  return <Lightbox images={photos} defaultOpen slots={{ toolbar: button }} />;
}

function Like({ liked, onLike }: { liked: string[]; onLike: (id: string) => void }) {
  const { item } = useLightbox<Photo>();
  return (
    <button type="button" aria-pressed={liked.includes(item.id)} onClick={() => onLike(item.id)}>
      Like
    </button>
  );
}
