package cardwright.lab.shard;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Opens files to which one write fails half-way; those before and after it are as always.
public final class FailingWrite implements FileOpener {
  private final List<FileChannel> opened = new ArrayList<>();
  private int good;

  /// @param good how many writes come before the one that fails, of all files together
  public FailingWrite(int good) {
    this.good = good;
  }

  @Override
  public FileChannel open(Path file, OpenOption... options) throws IOException {
    FileChannel channel = new Channel(FileChannel.open(file, options));
    opened.add(channel);
    return channel;
  }

  /// Whether a write has failed.
  public boolean hasFailed() {
    return good < 0;
  }

  /// Whether all files that were opened are closed again.
  public boolean allClosed() {
    return opened.stream().noneMatch(FileChannel::isOpen);
  }

  @FunctionalInterface
  private interface Write {
    int write(ByteBuffer bytes) throws IOException;
  }

  private int write(ByteBuffer bytes, Write channel) throws IOException {
    good--;
    if (good != -1) {
      return channel.write(bytes);
    }
    channel.write(bytes.slice(bytes.position(), bytes.remaining() / 2));
    throw new IOException("no room");
  }

  private final class Channel extends FileChannel {
    private final FileChannel file;

    Channel(FileChannel file) {
      this.file = file;
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      return FailingWrite.this.write(bytes, file::write);
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
      return FailingWrite.this.write(bytes, some -> file.write(some, position));
    }

    @Override
    public long write(ByteBuffer[] bytes, int offset, int length) throws IOException {
      return file.write(bytes, offset, length);
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return file.read(bytes);
    }

    @Override
    public int read(ByteBuffer bytes, long position) throws IOException {
      return file.read(bytes, position);
    }

    @Override
    public long read(ByteBuffer[] bytes, int offset, int length) throws IOException {
      return file.read(bytes, offset, length);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
      return file.position(position);
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
      return file.truncate(size);
    }

    @Override
    public void force(boolean metaData) throws IOException {
      file.force(metaData);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target)
        throws IOException {
      return file.transferTo(position, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count)
        throws IOException {
      return file.transferFrom(source, position, count);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
      return file.map(mode, position, size);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
      return file.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
      return file.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
